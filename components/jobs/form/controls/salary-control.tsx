import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { TextField } from "@/components/form/fields/text-field";
import { useAtFirstTouch } from "@/components/shared/first-touch";
import { Button } from "@/components/ui/button";
import {
  isUsualPay,
  likelyPay,
  monthly,
  readPay,
  toSalaryText,
  type SalaryRange,
  type TypedPay,
} from "@/lib/core/salary";
import { useUsualPay } from "@/lib/domains/jobs/posting-client";
import type { FieldOfKind } from "@/lib/domains/jobs/listed-fields";
import { formatRupees, formatSalary } from "@/lib/language/format";
import type { JobFields } from "../job-fields";
import { placeOf } from "../place/location-place";
import type { ControlProps } from "./control-props";

const loadMonth = () => import("@/lib/language/hours/month");

/** The pay as typed, and below it how workers will read it, what was likely meant, and what others pay. */
export function SalaryControl({ name, label, required, className }: ControlProps<FieldOfKind<"salary">>) {
  const t = useTranslations("requestForm");
  const { control } = useFormContext<JobFields>();
  const [typed, shift, workingDays] = useWatch({ control, name: [name, "shift", "workingDays"] });
  const pay = readPay(typed);
  const hours = useAtFirstTouch(loadMonth)?.hoursAMonth(shift, workingDays);
  return (
    <div className={className}>
      <TextField<JobFields>
        name={name}
        label={label}
        required={required}
        inputMode="text"
        autoComplete="off"
        hint={
          <span aria-live="polite">
            {pay?.per === "month" ? (
              <strong className="text-primary">
                {t("salaryPreview", { amount: shown(pay) })}
                {hours && isUsualPay(pay)
                  ? ` · ${t("salaryPerHour", { amount: shown({ min: pay.min / hours, max: pay.max / hours }) })}`
                  : null}
              </strong>
            ) : (
              t("salaryHint")
            )}
          </span>
        }
      />
      {pay ? <Asked pay={pay} name={name} /> : null}
      <UsualPay />
    </div>
  );
}

const shown = ({ min, max }: SalaryRange): string => formatSalary(Math.round(min), Math.round(max)) ?? "";

/** Asks about pay by the day, and about pay that is not usual for a month; one tap takes what is likely meant. */
function Asked({ pay, name }: { pay: TypedPay; name: FieldOfKind<"salary"> }) {
  const t = useTranslations("requestForm");
  const { setValue } = useFormContext<JobFields>();
  const meant = pay.per === "day" ? monthly(pay) : isUsualPay(pay) ? null : likelyPay(pay);
  if (!meant) return null;
  const amount = shown(meant);
  return (
    <div
      role="status"
      className="bg-attention-soft text-attention-foreground mt-3 flex flex-wrap items-center gap-3 rounded-xl p-3"
    >
      <p className="min-w-0 flex-1 basis-48 font-medium">
        {pay.per === "day" ? t("payDay", { day: shown(pay), amount }) : t("payMeant", { typed: shown(pay), amount })}
      </p>
      <Button
        variant="outline"
        onClick={() => {
          const text = toSalaryText(meant.min, meant.max) ?? "";
          setValue(name, text, { shouldDirty: true, shouldValidate: true });
        }}
      >
        {t("payYes", { amount })}
      </Button>
    </div>
  );
}

/** The pay of others for the same work, and where, once enough of them say it. */
function UsualPay() {
  const t = useTranslations("requestForm");
  const { control } = useFormContext<JobFields>();
  const [category, location, place] = useWatch({ control, name: ["category", "location", "place"] });
  const usual = useUsualPay(category, placeOf({ location, place })?.id);
  if (!usual?.area || usual.from === null || usual.to === null) return null;
  const pay = { from: formatRupees(usual.from), to: formatRupees(usual.to) };
  return <p className="mt-2 font-medium">{t(`usualPay.${usual.area}`, pay)}</p>;
}
