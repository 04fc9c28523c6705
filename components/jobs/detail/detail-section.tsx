"use client";

import type { ReactNode } from "react";
import type { PictogramName } from "@/components/shared/pictograms/drawings";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { TypedText } from "@/components/shared/translation/typed-text";
import { CardTitle, cardClasses } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/utils";
import type { Fact as MainFact } from "./job-facts";

// In the browser's half, with plain data as props: what the server draws itself is sent twice, as HTML and as elements.

export interface DetailSectionProps {
  title: string;
  pictogram: PictogramName;
  children: ReactNode;
}

/** A group of a job's details, under a heading with its picture. */
export function DetailSection({ title, pictogram, children }: DetailSectionProps) {
  return (
    <section className={cn(cardClasses, "gap-3 p-4")}>
      <CardTitle className="flex items-center gap-2.5 text-lg leading-snug">
        <Pictogram name={pictogram} className="text-primary" />
        {title}
      </CardTitle>
      {children}
    </section>
  );
}

/** A detail: in the reader's words, as its employer typed it, or words side by side, such as languages. */
export type DetailValue = string | { typed: string } | { chips: readonly string[]; isTyped?: boolean };

/** Details with their names; those without a value are left out. */
export function DetailRows({ rows }: { rows: readonly [label: string, value: DetailValue | null][] }) {
  const given = rows.filter((row): row is [string, DetailValue] => row[1] !== null && row[1] !== "");
  if (given.length === 0) return null;
  return (
    <dl className="grid grid-cols-1 gap-3">
      {given.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-muted-foreground">{label}</dt>
          <dd dir="auto" className="font-medium wrap-anywhere whitespace-pre-line">
            {typeof value === "string" ? (
              value
            ) : "typed" in value ? (
              <TypedText text={value.typed} />
            ) : (
              <Chips words={value.chips} isTyped={value.isTyped} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const Chips = ({ words, isTyped = false }: { words: readonly string[]; isTyped?: boolean | undefined }) => (
  <ul className="flex flex-wrap gap-2 pt-1">
    {words.map((word) => (
      <li key={word} dir="auto" className="bg-muted max-w-full rounded-md px-3 py-1">
        {isTyped ? <TypedText text={word} fit="words" className="max-w-full" /> : word}
      </li>
    ))}
  </ul>
);

/** Lines with a picture before each. `isTyped` marks those in the employer's own words. */
export function PictureList({
  items,
}: {
  items: readonly { text: string; pictogram: PictogramName; isTyped?: boolean }[];
}) {
  return (
    <ul className="grid grid-cols-1 gap-2.5 lg:grid-cols-2">
      {items.map(({ text, pictogram, isTyped }) => (
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

/** Facts that were chosen, each with its picture and one or more words. */
export function ChosenFacts({
  facts,
}: {
  facts: readonly { pictogram: PictogramName; label: string; words: readonly string[] }[];
}) {
  return (
    <dl className={FACTS}>
      {facts.map(({ pictogram, label, words }) => (
        <Fact key={label} pictogram={pictogram} label={label} isWide={words.length > 1}>
          {words.join(", ")}
        </Fact>
      ))}
    </dl>
  );
}

/** The main facts, with their names in words. */
export function FactTiles({ facts }: { facts: readonly MainFact[] }) {
  return (
    <dl className={FACTS}>
      {facts.map(({ name, pictogram, label, value, lang, isTyped, more }) => (
        <Fact key={name} pictogram={pictogram} label={label} lang={lang} isWide={name === "place" || name === "more"}>
          {isTyped ? <TypedText text={value} /> : value}
          {more ? <span className="block font-normal">{more}</span> : null}
        </Fact>
      ))}
    </dl>
  );
}

/** Two beside each other, on a phone too. */
const FACTS = "grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-3 gap-y-2 leading-snug";

type FactProps = {
  pictogram: PictogramName;
  label: string;
  lang?: string | undefined;
  isWide: boolean;
  children: ReactNode;
};

const Fact = ({ pictogram, label, lang, isWide, children }: FactProps) => (
  <div className={cn("relative ps-9", isWide && "col-span-full")}>
    <dt className="text-muted-foreground">
      <Pictogram name={pictogram} bold className="text-primary absolute start-0 top-0.5 size-7" />
      {label}
    </dt>
    <dd dir="auto" lang={lang} className="font-semibold wrap-anywhere">
      {children}
    </dd>
  </div>
);

/** The details that few decide by, folded away; all of them are in the document. */
export const MoreDetails = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="group">
    <summary className="border-input bg-card flex min-h-12 list-none items-center justify-center gap-2 rounded-lg border px-4 font-semibold [&::-webkit-details-marker]:hidden">
      {title}
      <Icon name="chevron-down" className="size-5 shrink-0 group-open:rotate-180" />
    </summary>
    <div className="grid grid-cols-1 gap-4 pt-4">{children}</div>
  </details>
);
