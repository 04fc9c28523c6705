import type { ReactNode } from "react";
import type { PictogramName } from "@/components/shared/pictograms/drawings";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { TypedHtml, type TypedReader } from "@/components/shared/translation/typed-html";
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
export const toTyped = (text: string | null, reader: TypedReader): ReactNode =>
  text ? <TypedHtml text={text} reader={reader} /> : null;

/**
 * Words side by side, such as languages. Null for an empty list, so that its row is left out.
 * @param reader of words that the employer typed.
 */
export const toChips = (words: readonly string[], reader?: TypedReader): ReactNode =>
  words.length === 0 ? null : (
    <ul className="flex flex-wrap gap-2 pt-1">
      {words.map((word) => (
        <li key={word} dir="auto" className="bg-muted max-w-full rounded-md px-3 py-1">
          {reader ? <TypedHtml text={word} reader={reader} fit="words" className="max-w-full" /> : word}
        </li>
      ))}
    </ul>
  );

interface PictureListProps {
  items: readonly { text: string; pictogram: PictogramName }[];
  /** Of lines that the employer typed. */
  reader?: TypedReader;
}

/** Lines with a picture before each. */
export function PictureList({ items, reader }: PictureListProps) {
  return (
    <ul className="grid grid-cols-1 gap-2.5 lg:grid-cols-2">
      {items.map(({ text, pictogram }) => (
        <li key={text} className="flex items-start gap-3">
          <Pictogram name={pictogram} bold className="text-primary size-7" />
          <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
            {reader ? <TypedHtml text={text} reader={reader} /> : text}
          </span>
        </li>
      ))}
    </ul>
  );
}

const isGiven = (value: ReactNode): boolean => value !== null && value !== undefined && value !== "" && value !== false;
