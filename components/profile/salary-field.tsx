import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { TextField } from "@/components/form/fields/text-field";
import { typedSalary } from "@/components/shared/typed-salary";

type Fields = { expectedSalary: string };

/** The pay as typed, `expectedSalary` in the form, and below it how employers will read it. */
export function SalaryField({ inputMode }: { inputMode?: "numeric" }) {
  const t = useTranslations("profile.wish");
  const { control } = useFormContext<Fields>();
  const amount = typedSalary(useWatch({ control, name: "expectedSalary" }));
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
