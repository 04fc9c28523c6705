"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { ChoiceChips } from "@/components/form/fields/chips-field";
import { textOf, useFormField } from "@/components/form/fields/use-form-field";
import { useOptionLabels } from "@/components/jobs/owner/option-labels";
import { CategoryTile } from "@/components/shared/pictograms/pictogram";
import { choiceCardClasses } from "@/components/ui/choice-card";
import { ChoiceGroup } from "@/components/ui/choice-group";
import { RadioGroup } from "@/components/ui/radio-group";
import { cn } from "@/lib/core/utils";
import { JOB_FIELDS, type JobFieldName } from "@/lib/domains/jobs/fields";
import { DOMESTIC_CATEGORIES, TRADES_CATEGORIES, type Category } from "@/lib/domains/jobs/options";
import type { ControlProps } from "../controls/control-props";
import { ChipsControl, LineControl, USUAL_DAYS } from "../controls/kind-controls";
import { ShiftControl, useEmploymentFollows } from "../controls/own-controls";
import { RequirementsControl } from "../controls/requirements-control";
import type { JobFields } from "../job-fields";

/** In the steps some fields are tapped that the long form asks for with a list or a line. */
export const STEP_CONTROLS: { [Name in JobFieldName]?: (props: ControlProps<Name>) => ReactNode } = {
  category: CategoryTiles,
  employmentType: EmploymentChips,
  workingDays: DaysControl,
  experienceLevel: ExperienceChips,
  title: TitleControl,
  shift: (props) => <ShiftControl {...props} isShort />,
  requirements: (props) => <RequirementsControl {...props} isShort />,
  backgroundCheckTypes: ChipsControl,
};

/** The title, once the kind of work has filled it in. */
function TitleControl(props: ControlProps<"title">) {
  const { watch } = useFormContext<JobFields>();
  const [category, title] = watch(["category", "title"]);
  return category === "" && title === "" ? null : <LineControl {...props} />;
}

/** All kinds of work as pictures, in their groups. */
function CategoryTiles({ name, label, required }: ControlProps<"category">) {
  const t = useTranslations("options");
  const { id, value, error, registration } = useFormField(name);
  const tiles = (categories: readonly Category[]) => (
    <div className="grid grid-cols-3 gap-2 sm:grid-cols-5">
      {categories.map((category) => (
        <label
          key={category}
          className={cn(
            choiceCardClasses,
            "relative flex-col gap-1 px-0 py-1.5 text-center text-sm leading-tight font-medium",
          )}
        >
          <CategoryTile category={category} size="sm" />
          <span className="w-full [overflow-wrap:anywhere] hyphens-auto">{t(`category.${category}`)}</span>
          <input type="radio" className="sr-only" {...registration} value={category} checked={value === category} />
        </label>
      ))}
    </div>
  );
  return (
    <RadioGroup id={id} legend={label} error={error} required={required}>
      {tiles(DOMESTIC_CATEGORIES)}
      <p className="text-muted-foreground mt-2 font-semibold">{t("categoryGroup.trades")}</p>
      {tiles(TRADES_CATEGORIES)}
    </RadioGroup>
  );
}

interface ChipChoiceProps extends ControlProps<"employmentType" | "experienceLevel"> {
  onPick?: (value: string) => void;
}

/** One of a few options, each a chip. */
function ChipChoice({ name, label, required, onPick }: ChipChoiceProps) {
  const { phrase } = useOptionLabels();
  const { id, value, error, change } = useFormField(name);
  const { optionList, options } = JOB_FIELDS[name];
  return (
    <ChoiceGroup id={id} legend={label} error={error} required={required}>
      <ChoiceChips
        options={options.map((option) => ({ value: option, label: phrase(optionList, option) }))}
        isChosen={(option) => value === option}
        onTap={(option) => {
          change(option);
          onPick?.(option);
        }}
      />
    </ChoiceGroup>
  );
}

function ExperienceChips(props: ControlProps<"experienceLevel">) {
  return <ChipChoice {...props} />;
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
