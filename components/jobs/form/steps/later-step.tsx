import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { ChoiceChips } from "@/components/form/fields/chips-field";
import { textOf, useFormField } from "@/components/form/fields/use-form-field";
import { ChoiceGroup } from "@/components/ui/choice-group";
import type { JobFieldName } from "@/lib/domains/jobs/fields";
import type { ControlProps } from "../controls/control-props";
import { ChipsControl, LineControl, useFieldOptions, USUAL_DAYS } from "../controls/plain-controls";
import { ShiftControl, useEmploymentFollows } from "../controls/own-controls";
import { RequirementsControl } from "../controls/requirements-control";
import type { JobFields } from "../job-fields";
import { SectionFields } from "../section-fields";
import type { Step } from "./step-list";

/** The fields of a step after the first. */
export default function LaterStep({ parts }: Pick<Step, "parts">) {
  return parts.map((part, index) => (
    <SectionFields key={index} form="create" section={part} texts={{}} controls={CONTROLS} />
  ));
}

/** Some are tapped that the long form asks for with a list or a line. */
const CONTROLS: { [Name in JobFieldName]?: (props: ControlProps<Name>) => ReactNode } = {
  employmentType: EmploymentChips,
  workingDays: DaysControl,
  experienceLevel: ChipChoice,
  shift: (props) => <ShiftControl {...props} isShort />,
  requirements: (props) => <RequirementsControl {...props} isShort />,
  backgroundCheckTypes: ChipsControl,
};

interface ChipChoiceProps extends ControlProps<"employmentType" | "experienceLevel"> {
  onPick?: (value: string) => void;
}

/** One of a few options, each a chip. */
function ChipChoice({ name, label, required, onPick }: ChipChoiceProps) {
  const { id, value, error, change } = useFormField(name);
  return (
    <ChoiceGroup id={id} legend={label} error={error} required={required}>
      <ChoiceChips
        options={useFieldOptions(name)}
        isChosen={(option) => value === option}
        onTap={(option) => {
          change(option);
          onPick?.(option);
        }}
      />
    </ChoiceGroup>
  );
}

function EmploymentChips(props: ControlProps<"employmentType">) {
  return <ChipChoice {...props} onPick={useEmploymentFollows()} />;
}

/** The usual working days as chips, and any others typed. */
function DaysControl(props: ControlProps<"workingDays">) {
  const { watch, setValue, formState } = useFormContext<JobFields>();
  const days = textOf(watch(props.name));
  return (
    <div className="grid gap-3">
      <LineControl {...props} />
      <ChoiceChips
        label={props.label}
        options={USUAL_DAYS.map((value) => ({ value, label: value }))}
        isChosen={(option) => days === option}
        onTap={(option) => setValue(props.name, option, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
      />
    </div>
  );
}
