import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { TextField } from "@/components/form/fields/text-field";
import type { JobFieldName } from "@/lib/domains/jobs/fields";
import { MAX_REASON } from "@/lib/domains/jobs/options";
import { askedPairs } from "../owner/asked-pairs";
import type { JobFields } from "./job-fields";

type Props = { name: JobFieldName; asked: readonly string[] };

/** Below a field whose words were asked about: the text with all of them marked, and room to say why they are there. */
export default function WordingReason({ name, asked }: Props) {
  const t = useTranslations("requestForm");
  const { watch } = useFormContext<JobFields>();
  const value = watch(name);
  const pairs = askedPairs(asked);
  const text = typeof value === "string" ? value : pairs.map(({ words }) => words).join(" · ");
  const parts = marked(
    text,
    pairs.map(({ words }) => words),
  );
  return (
    <div className="border-attention bg-attention-soft grid gap-3 rounded-xl border-2 p-4">
      {/* The field itself says the first. */}
      {pairs.slice(1).map(({ sentence }) => (
        <p key={sentence} className="font-semibold">
          {sentence}
        </p>
      ))}
      {parts.length < 2 ? null : (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {parts.map((part, at) =>
            at % 2 === 0 ? (
              part
            ) : (
              <mark key={`${String(at)} ${part}`} className="bg-attention rounded px-1 font-bold">
                {part}
              </mark>
            ),
          )}
        </p>
      )}
      <TextField<JobFields>
        name={`wordingReasons.${name}`}
        label={t("sayWhy")}
        hint={t("sayWhyHint")}
        lines={2}
        maxLength={MAX_REASON}
      />
    </div>
  );
}

/** A text cut at the words: those at odd places are the words, as far as they are still there. */
export function marked(text: string, words: readonly string[]): string[] {
  const found = words
    .map((one) => ({ from: text.indexOf(one), to: text.indexOf(one) + one.length }))
    .filter(({ from, to }) => from >= 0 && to > from)
    .toSorted((a, b) => a.from - b.from || b.to - a.to);
  const parts: string[] = [];
  let done = 0;
  for (const { from, to } of found) {
    // Words within others are marked with them.
    if (from < done) continue;
    parts.push(text.slice(done, from), text.slice(from, to));
    done = to;
  }
  return [...parts, text.slice(done)];
}
