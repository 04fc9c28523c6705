import { useTranslations } from "next-intl";
import { lazy, Suspense, type ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { cn } from "@/lib/core/utils";
import { isFactOf } from "@/lib/domains/jobs/fact-options";
import type { JobFieldName } from "@/lib/domains/jobs/fields";
import { JOB_FIELD_PLACES } from "@/lib/domains/jobs/listed-fields";
import type { ControlProps } from "./controls/control-props";
import type { JobFormKind } from "./form-sections";
import type { JobFields } from "./job-fields";

// Asked only after sending.
const WordingReason = lazy(() => import("./wording-reason"));

/** A field's control, once its name is a variable. */
export type AnyControl = (props: ControlProps<JobFieldName>) => ReactNode;

/** A screen's own texts for a field, instead of the table's. */
export type FieldTexts = { hint?: string | undefined; placeholder?: string | undefined };

interface JobFieldProps {
  form: JobFormKind;
  name: JobFieldName;
  texts?: FieldTexts | undefined;
  control: AnyControl;
  className?: string | undefined;
}

/** A field of a job form, as described in the table; a detail only exists while its switch is on. */
export function JobField({ form, name, texts, control: Control, className }: JobFieldProps) {
  const t = useTranslations();
  const { control } = useFormContext<JobFields>();
  const { needs, [form]: place } = JOB_FIELD_PLACES[name];
  const isOn = useWatch({ control, name: needs ?? name });
  const asked = useWatch({ control, name: "askedWords" })[name];
  const category = useWatch({ control, name: "category" });
  if (!place || (needs && isOn !== true) || !isFactOf(name, category)) return null;
  const field = (
    <Control
      name={name}
      label={t(place.label)}
      hint={texts?.hint ?? (place.hint && t(place.hint))}
      placeholder={texts?.placeholder ?? (place.placeholder && t(place.placeholder))}
      required={place.required}
      lines={place.lines}
      className={asked ? undefined : className}
    />
  );
  if (!asked) return field;
  return (
    <div className={cn("grid gap-3", className)}>
      {field}
      <Suspense>
        <WordingReason name={name} asked={asked} />
      </Suspense>
    </div>
  );
}
