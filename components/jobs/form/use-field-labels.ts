"use client";

import { useTranslations } from "next-intl";
import { JOB_FIELD_PLACES } from "@/lib/jobs/listed-fields";
import type { ChangeableName } from "@/lib/jobs/policy";

/** The names of what the edit form asks for, as its labels have them. */
export function useFieldLabels(): (name: ChangeableName) => string {
  const t = useTranslations();
  return (name) => {
    if (name === "companyLogo") return t("requestForm.logo");
    if (name === "previewImage") return t("requestForm.preview");
    const { edit, create } = JOB_FIELD_PLACES[name];
    const place = edit ?? create;
    return place ? t(place.label) : "";
  };
}
