import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { LookCard } from "@/components/jobs/card/look-card";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Spinner } from "@/components/ui/spinner";
import { useJobPreview } from "@/lib/domains/jobs/posting-client";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "@/lib/language/i18n/languages";
import type { JobFields } from "../job-fields";
import { toCreateValues } from "../job-form-data";
import { asSteps } from "../job-values";

/** The job as workers will see and hear it, in any language: nothing is stored for it. */
export default function LookStep({ opened }: { opened: JobFields }) {
  const t = useTranslations("requestForm.steps");
  const { getValues } = useFormContext<JobFields>();
  const [language, setLanguage] = useState<Language>("hi");
  const [values] = useState(() => ({ ...toCreateValues(asSteps(getValues(), opened)), status: "open" as const }));
  const { data, isError } = useJobPreview(values, language);
  return (
    <div className="grid gap-4">
      <Field id="look-language" label={t("lookIn")}>
        <Select
          value={language}
          onChange={({ target }) => setLanguage(target.value as Language)}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
      </Field>
      {isError ? <p>{t("lookFailed")}</p> : null}
      {data ? (
        <div lang={data.language} className="grid gap-4">
          <LookCard job={data.card} />
          <ul className="grid list-disc gap-1 ps-5">
            {data.sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      ) : isError ? null : (
        <Spinner />
      )}
    </div>
  );
}
