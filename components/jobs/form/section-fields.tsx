"use client";

import { useTranslations } from "next-intl";
import { Fragment, useId, useState, type ComponentProps, type ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Separator } from "@/components/ui/separator";
import { cn } from "@/lib/core/utils";
import { isFactOf } from "@/lib/domains/jobs/fact-options";
import { JOB_FIELDS, type JobFieldName } from "@/lib/domains/jobs/fields";
import { isFactField, JOB_FIELD_PLACES, type FieldKind } from "@/lib/domains/jobs/listed-fields";
import type { ControlProps } from "./controls/control-props";
import { KIND_CONTROLS } from "./controls/kind-controls";
import { OWN_CONTROLS } from "./controls/own-controls";
import { Fold } from "./fold";
import type { FormSection, JobFormKind } from "./form-sections";
import type { JobFields } from "./job-fields";
import { WordingReason } from "./wording-reason";

export interface SectionFieldsProps {
  form: JobFormKind;
  section: Pick<FormSection, "fields" | "layout">;
  texts: { [Name in JobFieldName]?: FieldTexts };
  /** This screen's own controls for single fields, instead of the form's. */
  controls?: typeof OWN_CONTROLS;
}

/**
 * The fields of a section: in one column on a phone, in two if there is room; or switches, each with its details below.
 */
export function SectionFields({ form, section: { fields, layout }, texts, controls }: SectionFieldsProps) {
  if (layout === "rows") {
    return (
      <div className="grid gap-5">
        {fields.map((name, index) => (
          <Fragment key={name}>
            {index > 0 && JOB_FIELDS[name].kind === "flag" ? <Separator /> : null}
            <JobField form={form} name={name} texts={texts[name]} controls={controls} className={undefined} />
          </Fragment>
        ))}
      </div>
    );
  }
  if (layout === "chips") return <ChipRows form={form} fields={fields} texts={texts} />;
  const facts = fields.filter(isFactField);
  return (
    <div className="grid gap-8">
      <div className="grid items-start gap-x-5 gap-y-6 sm:grid-cols-2">
        {fields
          .filter((name) => !isFactField(name))
          .map((name) => (
            <JobField
              key={name}
              form={form}
              name={name}
              texts={texts[name]}
              className={isWide(name) ? "sm:col-span-2" : undefined}
            />
          ))}
      </div>
      {facts.length > 0 ? <Facts form={form} fields={facts} texts={texts} /> : null}
    </div>
  );
}

/** The chosen facts at the end of a section. */
function Facts(props: ComponentProps<typeof ChipRows>) {
  const t = useTranslations("requestForm");
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <div className="grid gap-1">
        <h3 id={id} className="text-lg font-bold">
          {t("sections.facts")}
        </h3>
        <p className="text-muted-foreground">{t("sectionTexts.facts")}</p>
      </div>
      <ChipRows {...props} />
    </section>
  );
}

/** One row of chips below the other; those that matter less are behind "More", unless something is chosen there. */
function ChipRows({ form, fields, texts }: Omit<SectionFieldsProps, "section"> & { fields: readonly JobFieldName[] }) {
  const t = useTranslations("requestForm");
  const { getValues } = useFormContext<JobFields>();
  const further = fields.filter((name) => JOB_FIELD_PLACES[name][form]?.isFurther);
  const [isOpen, setIsOpen] = useState(() => further.filter(isFactField).some((name) => getValues(name).length > 0));
  const rows = (names: readonly JobFieldName[]) =>
    names.map((name) => <JobField key={name} form={form} name={name} texts={texts[name]} className={undefined} />);
  return (
    <div className="grid gap-6">
      {rows(fields.filter((name) => !further.includes(name)))}
      <Fold label={t("furtherFacts")} isOpen={isOpen} onToggle={setIsOpen}>
        {rows(further)}
      </Fold>
    </div>
  );
}

/** A screen's own texts for a field, instead of the table's. */
export type FieldTexts = { hint?: string | undefined; placeholder?: string | undefined };

interface JobFieldProps {
  form: JobFormKind;
  name: JobFieldName;
  texts: FieldTexts | undefined;
  controls?: typeof OWN_CONTROLS | undefined;
  className: string | undefined;
}

/** A field of a job form, as described in the table; a detail only exists while its switch is on. */
function JobField({ form, name, texts, controls, className }: JobFieldProps) {
  const t = useTranslations();
  const { control } = useFormContext<JobFields>();
  const { needs, [form]: place } = JOB_FIELD_PLACES[name];
  const isOn = useWatch({ control, name: needs ?? name });
  const asked = useWatch({ control, name: "askedWords" })[name];
  const category = useWatch({ control, name: "category" });
  if (!place || (needs && isOn !== true) || !isFactOf(name, category)) return null;
  const Control = (controls?.[name] ?? controlOf(name)) as AnyControl;
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
      <WordingReason name={name} asked={asked} />
    </div>
  );
}

type AnyControl = (props: ControlProps<JobFieldName>) => ReactNode;

// The tables pair each field's name with its control, which the compiler cannot follow once both are variables.
const controlOf = (name: JobFieldName): AnyControl =>
  (OWN_CONTROLS[name] ?? KIND_CONTROLS[JOB_FIELDS[name].kind]) as AnyControl;

const WIDE_KINDS: readonly FieldKind[] = ["paragraph", "lines", "choices"];
const WIDE_NAMES: readonly JobFieldName[] = ["shift", "urgencyLevel"];

/** Whether a field takes the full width among fields in two columns. */
const isWide = (name: JobFieldName): boolean => WIDE_KINDS.includes(JOB_FIELDS[name].kind) || WIDE_NAMES.includes(name);
