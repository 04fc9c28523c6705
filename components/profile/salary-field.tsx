import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { TextField } from "@/components/form/fields/text-field";
import { formatSalary } from "@/lib/language/format";
import { parseSalary } from "@/lib/core/salary";

type Fields = { expectedSalary: string };

/** The pay as typed, `expectedSalary` in the form, and below it how employers will read it. */
export function SalaryField({ inputMode }: { inputMode?: "numeric" }) {
  const t = useTranslations("profile.wish");
  const { control } = useFormContext<Fields>();
  const range = parseSalary(useWatch({ control, name: "expectedSalary" }));
  const amount = range && formatSalary(range.min, range.max);
  return (
    <TextField<Fields>
      name="expectedSalary"
      label={t("expectedSalary")}
      autoComplete="off"
      inputMode={inputMode}
      hint={
        <span aria-live="polite">
          {amount ? <strong className="text-primary">{t("salaryShown", { amount })}</strong> : t("salaryHint")}
        </span>
      }
    />
  );
}
