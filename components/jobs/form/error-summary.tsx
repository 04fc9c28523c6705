"use client";

import { CircleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { useValidationText } from "@/components/shared/form-errors";
import { fieldId } from "./field-error";
import { inScreenOrder, type FormSection } from "./form-sections";
import type { JobFields } from "./job-fields";

export interface ErrorSummaryProps {
  sections: readonly FormSection[];
  onPick: (names: readonly string[]) => void;
}

/** Everything that is wrong, at the top, each a link to its field. */
export function ErrorSummary({ sections, onPick }: ErrorSummaryProps) {
  const t = useTranslations("requestForm");
  const text = useValidationText();
  const { formState, getFieldState } = useFormContext<JobFields>();
  const names = inScreenOrder(sections, Object.keys(formState.errors));
  if (names.length === 0) return null;
  return (
    <section
      aria-label={t("summaryLabel")}
      className="border-destructive/40 bg-destructive-soft grid gap-1 rounded-xl border-2 p-4"
    >
      <h2 className="flex items-center gap-2.5 text-lg">
        <CircleAlert aria-hidden className="text-destructive size-6 shrink-0" />
        {t("summary", { count: names.length })}
      </h2>
      <ul className="grid sm:grid-cols-2 sm:gap-x-4">
        {names.map((name) => (
          <li key={name}>
            <a
              href={`#${fieldId(name)}`}
              className="text-destructive inline-flex min-h-12 items-center py-1 font-semibold underline underline-offset-4"
              onClick={(event) => {
                event.preventDefault();
                onPick([name]);
              }}
            >
              {text(getFieldState(name, formState).error?.message)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
