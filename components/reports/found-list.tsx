import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { isKeyOf, isOneOf } from "@/lib/core/objects";
import { REPORT_TOPICS } from "@/lib/domains/trust/report-options";
import { RULE_EFFECTS } from "@/lib/domains/trust/wording-options";

/** A finding of a rule or of people who reported: in which field, and by which words. */
export type Found = { rule: string; field?: string | null; words: string };

type Props<One extends Found> = {
  title: string;
  heading?: "h2" | "h3";
  found: readonly One[];
  /** The name of a job's field, where its reader needs to know which. */
  fieldName?: (field: string) => string;
  /** Told of each besides. */
  more?: (one: One) => ReactNode;
};

/** The findings of rules or people in a job, by plain names and with the words found; nothing without any. */
export function FoundList<One extends Found>({ title, heading: Heading = "h3", found, fieldName, more }: Props<One>) {
  const tTopic = useTranslations("options.reportTopic");
  const tRule = useTranslations("measures.rule");
  if (found.length === 0) return null;
  const nameOf = (rule: string) =>
    isOneOf(REPORT_TOPICS, rule) ? tTopic(rule) : isKeyOf(RULE_EFFECTS, rule) ? tRule(rule) : null;
  return (
    <>
      <Heading className="text-base font-bold">{title}</Heading>
      <ul className="list-disc ps-5">
        {found.map((one) => (
          <li key={`${one.rule} ${one.field} ${one.words}`} className="wrap-anywhere">
            {[nameOf(one.rule), one.field && fieldName ? fieldName(one.field) : null].filter(Boolean).join(" · ")}{" "}
            {one.words === "" ? null : <q dir="auto">{one.words}</q>}
            {more?.(one)}
          </li>
        ))}
      </ul>
    </>
  );
}
