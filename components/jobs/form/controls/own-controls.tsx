import { useTranslations } from "next-intl";
import { useState, type ReactNode } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { CheckListField } from "@/components/form/fields/check-list-field";
import { ChoiceField } from "@/components/form/fields/choice-field";
import { SelectField } from "@/components/form/fields/select-field";
import { TextField } from "@/components/form/fields/text-field";
import { useOptionLabels } from "@/components/jobs/owner/option-labels";
import { useAtFirstTouch } from "@/components/shared/first-touch";
import { optionPictogram } from "@/components/shared/pictograms/by-option";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { cn } from "@/lib/core/utils";
import { employmentTypeFor } from "@/lib/domains/jobs/employment-policy";
import type { JobFieldName } from "@/lib/domains/jobs/fields";
import {
  DOMESTIC_CATEGORIES,
  TRADES_CATEGORIES,
  TYPE_BY_EMPLOYMENT_TYPE,
  URGENCY_LEVELS,
  type Category,
  type EmploymentType,
  type JobType,
} from "@/lib/domains/jobs/options";
import { SHIFTS } from "@/lib/domains/profiles/options";
import type { JobFields } from "../job-fields";
import { benefitsOffered } from "../job-values";
import { Fold } from "../fold";
import { LocationControl } from "../place/location-control";
import type { ControlProps } from "./control-props";
import { ChoiceControl } from "./kind-controls";
import { LineControl, TasksControl } from "./plain-controls";
import { RequirementsControl } from "./requirements-control";

/** Fields whose control does more than the one of their kind. */
export const OWN_CONTROLS: { [Name in JobFieldName]?: (props: ControlProps<Name>) => ReactNode } = {
  category: CategoryControl,
  type: TypeControl,
  employmentType: EmploymentControl,
  location: LocationControl,
  shift: ShiftControl,
  urgencyLevel: UrgencyControl,
  benefits: BenefitsControl,
  tasks: TasksControl,
  requirements: RequirementsControl,
  people: PeopleControl,
};

/** A number to type: a firm hires a dozen. */
function PeopleControl({ lines: _lines, placeholder: _placeholder, className, ...props }: ControlProps<"people">) {
  return (
    <TextField<JobFields>
      {...props}
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      className={cn("max-w-60", className)}
    />
  );
}

/** All categories, in their groups. */
function CategoryControl({ lines: _lines, ...props }: ControlProps<"category">) {
  const t = useTranslations("options");
  const toOption = (value: Category) => ({ value, label: t(`category.${value}`) });
  return (
    <SelectField<JobFields>
      {...props}
      options={[
        { label: t("categoryGroup.domestic"), options: DOMESTIC_CATEGORIES.map(toOption) },
        { label: t("categoryGroup.trades"), options: TRADES_CATEGORIES.map(toOption) },
      ]}
    />
  );
}

/** The coarser type; the employment type follows it. */
function TypeControl(props: ControlProps<"type">) {
  const { getValues, setValue } = useFormContext<JobFields>();
  const follow = (type: JobType) => setValue("employmentType", employmentTypeFor(type, getValues()), CHANGED);
  return <ChoiceControl {...props} onPick={(picked) => follow(picked as JobType)} />;
}

/** The type follows the employment type, and living in comes with accommodation. */
export function useEmploymentFollows(): (picked: string) => void {
  const { setValue } = useFormContext<JobFields>();
  return (picked) => {
    setValue("type", TYPE_BY_EMPLOYMENT_TYPE[picked as EmploymentType], CHANGED);
    if (picked === "LIVE_IN_FULL_TIME") setValue("accommodationProvided", true, CHANGED);
  };
}

function EmploymentControl(props: ControlProps<"employmentType">) {
  return <ChoiceControl {...props} onPick={useEmploymentFollows()} />;
}

const CHANGED = { shouldDirty: true } as const;

/** How urgently someone is needed. */
function UrgencyControl({ name, label, required, className }: ControlProps<"urgencyLevel">) {
  const t = useTranslations("options.urgencyChoice");
  return (
    <ChoiceField<JobFields>
      name={name}
      legend={label}
      required={required}
      className={className}
      gridClassName="sm:grid-cols-2"
      options={URGENCY_LEVELS.map((value) => ({
        value,
        label: t(value),
        icon: <Pictogram name={optionPictogram(value)} className="text-primary size-9" />,
      }))}
    />
  );
}

/** The benefits of the category's group, plus those the job already has, whatever its category. */
function BenefitsControl({ name, label, hint, className }: ControlProps<"benefits">) {
  const { phrase } = useOptionLabels();
  const { control } = useFormContext<JobFields>();
  const category = useWatch({ control, name: "category" });
  const { defaultValues } = useFormState({ control });
  const kept = (defaultValues?.benefits ?? []).filter((benefit) => benefit !== undefined);
  return (
    <div className={className}>
      <CheckListField<JobFields>
        name={name}
        legend={label}
        hint={hint}
        options={benefitsOffered(category, kept).map((value) => ({
          value,
          label: phrase("benefit", value),
          icon: <Pictogram name={optionPictogram(value)} className="text-primary size-9" />,
        }))}
        className="sm:grid-cols-2"
      />
    </div>
  );
}

const loadHours = () => import("@/components/shared/hours/typed-hours");

/** Working hours: a tap on one of the usual shifts, or free text. @param isShort folds the shifts away once there are hours. */
export function ShiftControl({ className, isShort = false, ...props }: ControlProps<"shift"> & { isShort?: boolean }) {
  const t = useTranslations("requestForm");
  const texts = useTranslations();
  const { control, setValue, formState } = useFormContext<JobFields>();
  const shift = useWatch({ control, name: "shift" });
  const labels = useOptionLabels();
  const words = useAtFirstTouch(loadHours)?.readInWords(shift, texts);
  const [isFolded] = useState(isShort && shift !== "");
  const choices = (
    <ul aria-label={t("shiftChoices")} className="grid gap-2 min-[26rem]:grid-cols-2">
      {SHIFTS.map((option) => (
        <li key={option} className="flex">
          <button
            type="button"
            aria-pressed={shift === option}
            onClick={() => setValue("shift", option, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
            className={cn(
              "border-border bg-card hover:border-input flex min-h-14 w-full items-center gap-2.5 rounded-lg border-2 px-3 py-2 text-start font-medium",
              "aria-pressed:border-primary aria-pressed:bg-primary-soft",
            )}
          >
            <Pictogram name={optionPictogram(option)} className="text-primary size-8" />
            <span className="min-w-0">{labels.phrase("shift", option)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <div className={cn("grid gap-3", className)}>
      <LineControl
        {...props}
        hint={
          <span aria-live="polite">
            {words ? <strong className="text-primary">{t("shiftPreview", { hours: words })}</strong> : props.hint}
          </span>
        }
      />
      {isFolded ? <Fold label={t("shiftChoices")}>{choices}</Fold> : choices}
    </div>
  );
}
