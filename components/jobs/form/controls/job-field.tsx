"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { isFactOf } from "@/lib/domains/jobs/fact-options";
import { JOB_FIELDS, type JobFieldName } from "@/lib/domains/jobs/fields";
import { JOB_FIELD_PLACES, type FieldKind } from "@/lib/domains/jobs/listed-fields";
import type { JobFormKind } from "../form-sections";
import type { JobFields } from "../job-fields";
import type { ControlProps } from "./control";
import { KIND_CONTROLS } from "./kind-controls";
import { OWN_CONTROLS } from "./own-controls";

/** A screen's own texts for a field, instead of the table's. */
export type FieldTexts = { hint?: string | undefined; placeholder?: string | undefined };

export interface JobFieldProps {
  form: JobFormKind;
  name: JobFieldName;
  texts: FieldTexts | undefined;
  className: string | undefined;
}

/** A field of a job form, as described in the table; a detail only exists while its switch is on. */
export function JobField({ form, name, texts, className }: JobFieldProps) {
  const t = useTranslations();
  const { control } = useFormContext<JobFields>();
  const { needs, [form]: place } = JOB_FIELD_PLACES[name];
  const isOn = useWatch({ control, name: needs ?? name });
  const category = useWatch({ control, name: "category" });
  if (!place || (needs && isOn !== true) || !isFactOf(name, category)) return null;
  const Control = controlOf(name);
  return (
    <Control
      name={name}
      label={t(place.label)}
      hint={texts?.hint ?? (place.hint && t(place.hint))}
      placeholder={texts?.placeholder ?? (place.placeholder && t(place.placeholder))}
      required={place.required}
      lines={place.lines}
      className={className}
    />
  );
}

type AnyControl = (props: ControlProps<JobFieldName>) => ReactNode;

// The tables pair each field's name with its control, which the compiler cannot follow once both are variables.
const controlOf = (name: JobFieldName): AnyControl =>
  (OWN_CONTROLS[name] ?? KIND_CONTROLS[JOB_FIELDS[name].kind]) as AnyControl;

const WIDE_KINDS: readonly FieldKind[] = ["paragraph", "lines", "choices", "chip", "chips"];
const WIDE_NAMES: readonly JobFieldName[] = ["shift", "urgencyLevel"];

/** Whether a field takes the full width among fields in two columns. */
export const isWide = (name: JobFieldName): boolean =>
  WIDE_KINDS.includes(JOB_FIELDS[name].kind) || WIDE_NAMES.includes(name);
