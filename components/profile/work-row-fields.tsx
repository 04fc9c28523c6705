"use client";

import { Trash2 } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useTranslations } from "next-intl";
import { TextField } from "@/components/form/fields/text-field";
import { textOf, useFormField } from "@/components/form/fields/use-form-field";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { dayOf, monthOf } from "./months";
import type { ProfileFields } from "./profile-fields";

/** One row of work history. */
export function WorkRowFields({ index, onRemove }: { index: number; onRemove: () => void }) {
  const t = useTranslations("profile.history");
  const number = index + 1;
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="sr-only">{t("entry", { number })}</legend>
      <div className="flex items-center justify-between gap-2">
        <span aria-hidden className="shrink-0 font-bold">
          {t("entry", { number })}
        </span>
        <Button variant="ghost" aria-label={t("removeEntry", { number })} onClick={onRemove}>
          <StillIcon icon={Trash2} />
          {t("remove")}
        </Button>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField<ProfileFields>
          name={`workHistory.${index}.jobTitle`}
          label={t("jobTitle")}
          autoComplete="organization-title"
        />
        <TextField<ProfileFields>
          name={`workHistory.${index}.company`}
          label={t("company")}
          autoComplete="organization"
        />
        <MonthField name={`workHistory.${index}.startDate`} label={t("start")} hint={t("monthHint")} />
        <MonthField name={`workHistory.${index}.endDate`} label={t("end")} hint={t("endHint")} />
      </div>
    </fieldset>
  );
}

interface MonthFieldProps {
  name: `workHistory.${number}.${"startDate" | "endDate"}`;
  label: string;
  hint: string;
}

/** A month and year: nobody remembers the day. Browsers without a month picker accept 2021-05. */
function MonthField({ name, label, hint }: MonthFieldProps) {
  const { id, value, error, change } = useFormField(name);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <Input
        name={name}
        type="month"
        placeholder="2021-05"
        value={monthOf(textOf(value))}
        onChange={(event) => change(dayOf(event.target.value, name.endsWith("endDate")))}
      />
    </Field>
  );
}
