"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select, type SelectOption } from "@/components/ui/select";
import { fieldId, useFieldError } from "./field-error";
import type { ProfileFields } from "./profile-fields";

export interface ChoiceOrOtherProps {
  name: "availability" | "primaryLanguage";
  label: string;
  options: readonly SelectOption[];
}

// No answer of anybody's: line texts are trimmed.
const OTHER = " ";

/** One choice from a list, or something else that is typed below it. */
export function ChoiceOrOther({ name, label, options }: ChoiceOrOtherProps) {
  const t = useTranslations("profile");
  const { control, setValue, register, formState } = useFormContext<ProfileFields>();
  const value = useWatch({ control, name });
  const error = useFieldError(name);
  const [wantsOther, setWantsOther] = useState(false);
  const isOther = wantsOther || (value !== "" && !options.some((option) => option.value === value));
  const choose = (chosen: string) => {
    setWantsOther(chosen === OTHER);
    setValue(name, chosen === OTHER ? "" : chosen, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  return (
    <div className="grid content-start gap-2">
      <Field id={fieldId(name)} label={label} error={isOther ? undefined : error}>
        <Select
          placeholder={t("choose")}
          options={[...options, { value: OTHER, label: t("somethingElse") }]}
          value={isOther ? OTHER : value}
          onChange={(event) => choose(event.target.value)}
        />
      </Field>
      {isOther ? (
        <Field label={t("typeIt")} error={error}>
          <Input dir="auto" autoComplete="off" {...register(name)} value={value} />
        </Field>
      ) : null}
    </div>
  );
}
