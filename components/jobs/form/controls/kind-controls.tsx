import type { ReactNode } from "react";
import { CheckListField } from "@/components/form/fields/check-list-field";
import { ChipField } from "@/components/form/fields/chips-field";
import { SelectField } from "@/components/form/fields/select-field";
import { SwitchField } from "@/components/form/fields/switch-field";
import { TextField } from "@/components/form/fields/text-field";
import { cn } from "@/lib/core/utils";
import { JOB_FIELDS } from "@/lib/domains/jobs/fields";
import type { FieldKind, FieldOfKind } from "@/lib/domains/jobs/listed-fields";
import type { JobFields } from "../job-fields";
import type { ControlProps } from "./control-props";
import { ChipsControl, LineControl, useFieldOptions } from "./plain-controls";
import { SalaryControl } from "./salary-control";

/** The control of each kind of field. A kind without one does not compile. */
export const KIND_CONTROLS: { [Kind in FieldKind]: (props: ControlProps<FieldOfKind<Kind>>) => ReactNode } = {
  line: LineControl,
  paragraph: (props) => <TextField<JobFields> {...props} lines={props.lines ?? 3} />,
  lines: (props) => <TextField<JobFields> {...props} lines={props.lines ?? 4} />,
  words: (props) => <TextField<JobFields> {...props} lines={props.lines ?? 2} />,
  salary: SalaryControl,
  choice: ChoiceControl,
  choices: ChoicesControl,
  chip: ChipControl,
  chips: ChipsControl,
  flag: ({ name, label, hint, className }) => (
    <SwitchField<JobFields> name={name} label={label} description={hint} className={className} />
  ),
  count: CountControl,
};

/** One of several options. @param props.onPick called with the value that was picked. */
export function ChoiceControl({
  name,
  lines: _lines,
  ...props
}: ControlProps<FieldOfKind<"choice">> & { onPick?: (value: string) => void }) {
  return <SelectField<JobFields> name={name} {...props} options={useFieldOptions(name)} />;
}

/** Short names are side by side, even on a phone. */
const COLUMNS: { [Name in FieldOfKind<"choices">]?: string } = { languagesRequired: "grid-cols-2 sm:grid-cols-4" };

function ChoicesControl({ name, label, hint, className }: ControlProps<FieldOfKind<"choices">>) {
  return (
    <div className={className}>
      <CheckListField<JobFields>
        name={name}
        legend={label}
        hint={hint}
        options={useFieldOptions(name)}
        className={COLUMNS[name] ?? "sm:grid-cols-2"}
      />
    </div>
  );
}

function ChipControl({ name, label, hint, className }: ControlProps<FieldOfKind<"chip">>) {
  return (
    <ChipField<JobFields>
      name={name}
      legend={label}
      hint={hint}
      className={className}
      options={useFieldOptions(name)}
    />
  );
}

function CountControl({ name, lines: _lines, className, ...props }: ControlProps<FieldOfKind<"count">>) {
  const numbers = Array.from({ length: JOB_FIELDS[name].max }, (_number, index) => String(index + 1));
  return (
    <SelectField<JobFields>
      name={name}
      {...props}
      options={numbers.map((value) => ({ value, label: value }))}
      className={cn("max-w-60", className)}
    />
  );
}
