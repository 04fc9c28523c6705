import { useFormContext, useWatch } from "react-hook-form";
import { ChipsField } from "@/components/form/fields/chips-field";
import { TextField } from "@/components/form/fields/text-field";
import { useOptionLabels } from "@/components/jobs/owner/option-labels";
import { tasksFor } from "@/lib/domains/jobs/fact-options";
import { JOB_FIELDS, type JobFieldName } from "@/lib/domains/jobs/fields";
import type { FieldOfKind } from "@/lib/domains/jobs/listed-fields";
import { USUAL_WORKING_DAYS } from "@/lib/domains/jobs/usual-policy";
import type { JobFields } from "../job-fields";
import type { ControlProps } from "./control-props";

/** Suggestions while typing. Stored as typed, like any field that may also be free text. */
export const USUAL_DAYS = [USUAL_WORKING_DAYS, "Monday - Friday", "Monday - Sunday", "Saturday - Sunday"] as const;

/** Suggestions by the browser and by us, for lines that have any. */
const OFFERS: { [Name in JobFieldName]?: { autoComplete: string; suggestions?: readonly string[] } } = {
  title: { autoComplete: "off" },
  company_name: { autoComplete: "organization" },
  shift: { autoComplete: "off" },
  workingDays: { autoComplete: "off", suggestions: USUAL_DAYS },
};

/** A one-line text. */
export function LineControl({ lines: _lines, ...props }: ControlProps<FieldOfKind<"line">>) {
  return <TextField<JobFields> {...props} {...OFFERS[props.name]} />;
}

/** The options of a field in the reader's words. @param offered those of them that are asked, all without it. */
export function useFieldOptions(
  name: FieldOfKind<"choice" | "choices" | "chip" | "chips">,
  offered?: readonly string[],
) {
  const { phrase } = useOptionLabels();
  const { optionList, options } = JOB_FIELDS[name];
  return (offered ?? options).map((value) => ({ value, label: phrase(optionList, value) }));
}

/** Any number of options, each a chip; "none" takes back the others. */
export function ChipsControl({
  name,
  label,
  hint,
  className,
  offered,
}: ControlProps<FieldOfKind<"chips" | "choices">> & { offered?: readonly string[] }) {
  return (
    <ChipsField<JobFields>
      name={name}
      legend={label}
      hint={hint}
      className={className}
      alone="none"
      options={useFieldOptions(name, offered)}
    />
  );
}

/** The tasks of the category. */
export function TasksControl(props: ControlProps<"tasks">) {
  const { control } = useFormContext<JobFields>();
  return <ChipsControl {...props} offered={tasksFor(useWatch({ control, name: "category" }))} />;
}
