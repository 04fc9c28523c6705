import type { ReactNode } from "react";
import type { PictogramName } from "@/components/shared/pictograms/drawings";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { TypedText } from "@/components/shared/translation/typed-text";
import { CardTitle, cardClasses } from "@/components/ui/card";

export interface DetailSectionProps {
  title: string;
  pictogram: PictogramName;
  children: ReactNode;
}

/** A group of a job's details, under a heading with its picture. */
export function DetailSection({ title, pictogram, children }: DetailSectionProps) {
  return (
    <section className={cardClasses}>
      <CardTitle className="flex items-center gap-2.5 text-xl">
        <Pictogram name={pictogram} className="text-primary" />
        {title}
      </CardTitle>
      {children}
    </section>
  );
}

/** Details with their names; those without a value are left out. */
export function DetailRows({ rows }: { rows: readonly [label: string, value: ReactNode][] }) {
  const given = rows.filter(([, value]) => isGiven(value));
  if (given.length === 0) return null;
  return (
    <dl className="grid grid-cols-1 gap-3">
      {given.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-muted-foreground">{label}</dt>
          <dd dir="auto" className="font-medium wrap-anywhere whitespace-pre-line">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A detail in the employer's own words. */
export const toTyped = (text: string | null): ReactNode => (text ? <TypedText text={text} /> : null);

/**
 * Words side by side, such as languages. Null for an empty list, so that its row is left out.
 * @param isTyped whether the employer typed them.
 */
export const toChips = (words: readonly string[], isTyped = false): ReactNode =>
  words.length === 0 ? null : (
    <ul className="flex flex-wrap gap-2 pt-1">
      {words.map((word) => (
        <li key={word} dir="auto" className="bg-muted max-w-full rounded-md px-3 py-1">
          {isTyped ? <TypedText text={word} fit="words" className="max-w-full" /> : word}
        </li>
      ))}
    </ul>
  );

interface PictureListProps {
  items: readonly { text: string; pictogram: PictogramName }[];
  /** Whether the employer typed the lines. */
  isTyped?: boolean;
}

/** Lines with a picture before each. */
export function PictureList({ items, isTyped = false }: PictureListProps) {
  return (
    <ul className="grid grid-cols-1 gap-2.5 lg:grid-cols-2">
      {items.map(({ text, pictogram }) => (
        <li key={text} className="flex items-start gap-3">
          <Pictogram name={pictogram} bold className="text-primary size-7" />
          <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
            {isTyped ? <TypedText text={text} /> : text}
          </span>
        </li>
      ))}
    </ul>
  );
}

const isGiven = (value: ReactNode): boolean => value !== null && value !== undefined && value !== "" && value !== false;
