"use client";

import { CircleAlert } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { focusField } from "@/components/form/focus-field";
import { useFieldId } from "@/components/form/form-scope";
import { useValidationText } from "@/components/shared/form-errors";
import { inScreenOrder } from "./form-sections";
import type { JobFields } from "./job-fields";
import type { SectionsState } from "./use-sections";

/** All errors, at the top, each with a link to its field. */
export function ErrorSummary({ state: { sections, reveal } }: { state: SectionsState }) {
  const t = useTranslations("requestForm");
  const text = useValidationText();
  const idOf = useFieldId();
  const { formState, getFieldState } = useFormContext<JobFields>();
  const names = inScreenOrder(sections, Object.keys(formState.errors));
  if (names.length === 0) return null;
  return (
    <section
      aria-label={t("summaryLabel")}
      className="border-destructive/40 bg-destructive-soft grid gap-1 rounded-xl border-2 p-4"
    >
      <h2 className="flex items-center gap-2.5 text-lg">
        <StillIcon icon={CircleAlert} className="text-destructive size-6 shrink-0" />
        {t("summary", { count: names.length })}
      </h2>
      <ul className="grid sm:grid-cols-2 sm:gap-x-4">
        {names.map((name) => (
          <li key={name}>
            <a
              href={`#${idOf(name)}`}
              className="text-destructive inline-flex min-h-12 items-center py-1 font-semibold underline underline-offset-4"
              onClick={(event) => {
                event.preventDefault();
                reveal([name]);
                focusField(document.getElementById(idOf(name)));
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
