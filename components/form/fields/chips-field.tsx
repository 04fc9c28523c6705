import type { ReactNode } from "react";
import type { FieldPathByValue, FieldValues } from "react-hook-form";
import { ChoiceGroup } from "@/components/ui/choice-group";
import { Icon } from "@/components/ui/icon";
import { useFormField } from "./use-form-field";

type ChipOption = { value: string; label: ReactNode };

interface ChipProps {
  legend: ReactNode;
  hint?: ReactNode;
  options: readonly ChipOption[];
  className?: string | undefined;
}

export interface ChipFieldProps<Fields extends FieldValues> extends ChipProps {
  name: FieldPathByValue<Fields, string | null | undefined>;
}

/** A choice of at most one option, each a chip; a second tap takes it back. */
export function ChipField<Fields extends FieldValues = never>({ name, ...props }: ChipFieldProps<Fields>) {
  const { id, value, error, change } = useFormField(name);
  return (
    <ChipGroup
      {...props}
      id={id}
      error={error}
      isChosen={(option) => value === option}
      onTap={(option) => change(value === option ? "" : option)}
    />
  );
}

export interface ChipsFieldProps<Fields extends FieldValues> extends ChipProps {
  name: FieldPathByValue<Fields, readonly string[]>;
  /** The option that says there are none, and takes back the others. */
  alone?: string;
}

/** A choice of any number of options, each a chip. */
export function ChipsField<Fields extends FieldValues = never>({ name, alone, ...props }: ChipsFieldProps<Fields>) {
  const { id, value, error, change } = useFormField(name);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const added = (option: string) =>
    option === alone ? [option] : [...chosen.filter((other) => other !== alone), option];
  return (
    <ChipGroup
      {...props}
      id={id}
      error={error}
      isChosen={(option) => chosen.includes(option)}
      onTap={(option) => change(chosen.includes(option) ? chosen.filter((other) => other !== option) : added(option))}
    />
  );
}

interface ChipGroupProps extends ChipProps {
  id: string;
  error: string | undefined;
  isChosen: (option: string) => boolean;
  onTap: (option: string) => void;
}

const ChipGroup = ({ options, isChosen, onTap, ...props }: ChipGroupProps) => (
  <ChoiceGroup {...props}>
    <ChoiceChips {...{ options, isChosen, onTap }} />
  </ChoiceGroup>
);

type ChoiceChipsProps = Pick<ChipGroupProps, "options" | "isChosen" | "onTap"> & { label?: string };

/** Chips beside another control of the same field. @param label names the group where nothing else does. */
export const ChoiceChips = ({ label, options, isChosen, onTap }: ChoiceChipsProps) => (
  <div {...(label ? { role: "group", "aria-label": label } : {})} className="flex flex-wrap gap-2">
    {options.map(({ value, label: name }) => (
      <button
        key={value}
        type="button"
        aria-pressed={isChosen(value)}
        onClick={() => onTap(value)}
        className="group border-input bg-card hover:border-primary aria-pressed:border-primary aria-pressed:bg-primary-soft flex min-h-12 items-center gap-2 rounded-full border-2 px-4 py-1.5 text-start font-medium"
      >
        <Icon name="check" className="text-primary hidden size-5 shrink-0 group-aria-pressed:block" />
        {name}
      </button>
    ))}
  </div>
);
