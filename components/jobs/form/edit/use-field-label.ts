"use client";

import { useTranslations } from "next-intl";
import { JOB_FIELD_PLACES } from "@/lib/domains/jobs/listed-fields";
import type { ChangeableName } from "@/lib/domains/jobs/collision-policy";

/** The labels of the edit form. */
export function useFieldLabel(): (name: ChangeableName) => string {
  const t = useTranslations();
  return (name) => {
    if (name === "companyLogo") return t("requestForm.logo");
    if (name === "previewImage") return t("requestForm.preview");
    const { edit } = JOB_FIELD_PLACES[name];
    return edit ? t(edit.label) : "";
  };
}
