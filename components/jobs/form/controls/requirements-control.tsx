import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { ChoiceChips } from "@/components/form/fields/chips-field";
import { TextField } from "@/components/form/fields/text-field";
import { requirementInWords } from "@/components/jobs/requirement-words";
import { optionKey } from "@/lib/core/option-key";
import { cn } from "@/lib/core/utils";
import { requirementsFor } from "@/lib/domains/jobs/requirement-options";
import { Fold } from "../fold";
import type { JobFields } from "../job-fields";
import type { ControlProps } from "./control-props";

const linesOf = (text: string): string[] => text.split("\n").filter((line) => line.trim() !== "");
const isSame = (line: string, requirement: string): boolean => optionKey(line) === optionKey(requirement);

/** The lines of a text after a tap on a requirement: with it as the last one, or without it. */
export function tapped(text: string, requirement: string): string {
  const rest = linesOf(text).filter((line) => !isSame(line, requirement));
  return [...rest, ...(rest.length < linesOf(text).length ? [] : [requirement])].join("\n");
}

/** So many are offered at once where little is shown. */
const FEW = 6;

/**
 * Requirements: those usual for the kind of work, each a tap that puts its sentence on a line, and typed ones beside.
 * Workers read the chosen ones in their own language.
 * @param isShort offers a few, and the others by a tap.
 */
export function RequirementsControl({
  className,
  isShort = false,
  ...props
}: ControlProps<"requirements"> & { isShort?: boolean }) {
  const t = useTranslations();
  const { control, setValue, formState } = useFormContext<JobFields>();
  const [category, typed] = useWatch({ control, name: ["category", "requirements"] });
  const lines = linesOf(typed);
  const all = requirementsFor(category).map((value) => ({ value, label: requirementInWords(value, t) ?? value }));
  const [shown, further] = isShort ? [all.slice(0, FEW), all.slice(FEW)] : [all, []];
  const chips = (options: typeof all) => (
    <ChoiceChips
      label={t("requestForm.requirementChoices")}
      options={options}
      isChosen={(requirement) => lines.some((line) => isSame(line, requirement))}
      onTap={(requirement) =>
        setValue("requirements", tapped(typed, requirement), {
          shouldDirty: true,
          shouldValidate: formState.isSubmitted,
        })
      }
    />
  );
  return (
    <div className={cn("grid gap-3", className)}>
      {chips(shown)}
      {further.length > 0 ? <Fold label={t("requestForm.steps.further")}>{chips(further)}</Fold> : null}
      <TextField<JobFields> {...props} lines={props.lines ?? 4} />
    </div>
  );
}
