"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { textOf, useFormField } from "@/components/form/fields/use-form-field";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select, type SelectOption } from "@/components/ui/select";

export interface ChoiceOrOtherProps {
  name: "availability" | "primaryLanguage" | "preferredShift";
  label: string;
  options: readonly SelectOption[];
}

// Cannot be a real answer: texts are trimmed.
const OTHER = " ";

/** A choice from a list, or another answer typed below it. */
export function ChoiceOrOther({ name, label, options }: ChoiceOrOtherProps) {
  const t = useTranslations("profile");
  const { id, value: held, error, registration, change } = useFormField(name);
  const value = textOf(held);
  const [wantsOther, setWantsOther] = useState(false);
  const isOther = wantsOther || (value !== "" && !options.some((option) => option.value === value));
  const choose = (chosen: string) => {
    setWantsOther(chosen === OTHER);
    change(chosen === OTHER ? "" : chosen);
  };
  return (
    <div className="grid content-start gap-2">
      <Field id={id} label={label} error={isOther ? undefined : error}>
        <Select
          placeholder={t("choose")}
          options={[...options, { value: OTHER, label: t("somethingElse") }]}
          value={isOther ? OTHER : value}
          onChange={(event) => choose(event.target.value)}
        />
      </Field>
      {isOther ? (
        <Field label={t("typeIt")} error={error}>
          <Input dir="auto" autoComplete="off" {...registration} value={value} />
        </Field>
      ) : null}
    </div>
  );
}
