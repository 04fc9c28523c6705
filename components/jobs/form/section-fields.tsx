"use client";

import { Fragment } from "react";
import { Separator } from "@/components/ui/separator";
import { JOB_FIELDS, type JobFieldName } from "@/lib/jobs/fields";
import { isWide, JobField, type FieldTexts } from "./controls/job-field";
import type { FormSection, JobFormKind } from "./form-sections";

export interface SectionFieldsProps {
  form: JobFormKind;
  section: FormSection;
  texts: { [Name in JobFieldName]?: FieldTexts };
}

/**
 * The fields of a section: in one column on a phone, in two if there is room; or switches, each with its details below.
 */
export function SectionFields({ form, section: { fields, layout }, texts }: SectionFieldsProps) {
  if (layout === "rows") {
    return (
      <div className="grid gap-5">
        {fields.map((name, index) => (
          <Fragment key={name}>
            {index > 0 && JOB_FIELDS[name].kind === "flag" ? <Separator /> : null}
            <JobField form={form} name={name} texts={texts[name]} className={undefined} />
          </Fragment>
        ))}
      </div>
    );
  }
  return (
    <div className="grid items-start gap-x-5 gap-y-6 sm:grid-cols-2">
      {fields.map((name) => (
        <JobField
          key={name}
          form={form}
          name={name}
          texts={texts[name]}
          className={isWide(name) ? "sm:col-span-2" : undefined}
        />
      ))}
    </div>
  );
}
