"use client";

import { useTranslations } from "next-intl";
import { TextField } from "./text-field";

/** Offered while typing. Stored as typed, like everything that may also be free text. */
const USUAL_DAYS = ["Monday - Saturday", "Monday - Friday", "Monday - Sunday", "Saturday - Sunday"] as const;

/** On which days there is work. */
export function WorkingDaysField({ hint }: { hint: string }) {
  const t = useTranslations("requestForm");
  return (
    <TextField
      name="workingDays"
      label={t("workingDays")}
      hint={hint}
      required
      suggestions={USUAL_DAYS}
      autoComplete="off"
    />
  );
}
