"use client";

import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { TextField } from "@/components/form/fields/text-field";
import type { JobFieldName } from "@/lib/domains/jobs/fields";
import { MAX_REASON } from "@/lib/domains/jobs/options";
import type { JobFields } from "./job-fields";

/** Below a field whose words were asked about: the text with the words marked, and room to say why they are there. */
export function WordingReason({ name, words }: { name: JobFieldName; words: string }) {
  const t = useTranslations("requestForm");
  const { watch } = useFormContext<JobFields>();
  const value = watch(name);
  const text = typeof value === "string" ? value : words;
  const at = text.indexOf(words);
  return (
    <div className="border-attention bg-attention-soft grid gap-3 rounded-xl border-2 p-4">
      {at < 0 ? null : (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {text.slice(0, at)}
          <mark className="bg-attention rounded px-1 font-bold">{words}</mark>
          {text.slice(at + words.length)}
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
