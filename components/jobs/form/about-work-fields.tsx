"use client";

import { useTranslations } from "next-intl";
import { useOptionLabels } from "@/components/jobs/owner/option-labels";
import { REQUIRED_LANGUAGES } from "@/lib/jobs/options";
import { CheckList } from "./check-list";
import { TextField } from "./text-field";

/** What both forms ask about the work itself besides hours and pay. */
export function AboutWorkFields() {
  const t = useTranslations("requestForm");
  const labels = useOptionLabels();
  return (
    <>
      <div className="sm:col-span-2">
        <CheckList
          name="languagesRequired"
          legend={t("languages")}
          options={REQUIRED_LANGUAGES}
          labelOf={(language) => labels.phrase("requiredLanguage", language)}
          className="grid-cols-2 sm:grid-cols-4"
        />
      </div>
      <TextField name="additionalSkills" label={t("skills")} hint={t("skillsHint")} lines={2} />
      <TextField name="workEnvironment" label={t("environment")} hint={t("environmentHint")} />
    </>
  );
}
