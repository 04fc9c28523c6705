"use client";

import { useTranslations } from "next-intl";
import { DOMESTIC_CATEGORIES, TRADES_CATEGORIES, type Category } from "@/lib/jobs/options";
import { SelectField } from "./select-field";

/** Every category, in its group. */
export function CategoryField({ label, hint }: { label: string; hint?: string | undefined }) {
  const t = useTranslations("requestForm");
  const tOptions = useTranslations("options");
  const toOption = (value: Category) => ({ value, label: tOptions(`category.${value}`) });
  return (
    <SelectField
      name="category"
      label={label}
      hint={hint}
      required
      placeholder={t("chooseCategory")}
      options={[
        { label: tOptions("categoryGroup.domestic"), options: DOMESTIC_CATEGORIES.map(toOption) },
        { label: tOptions("categoryGroup.trades"), options: TRADES_CATEGORIES.map(toOption) },
      ]}
    />
  );
}
