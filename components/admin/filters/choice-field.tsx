import { Field } from "@/components/ui/field";
import { Select, type SelectOption } from "@/components/ui/select";

export interface ChoiceFieldProps {
  name: string;
  label: string;
  value: string | undefined;
  /** The first entry, which turns the filter off. */
  all: string;
  options: readonly SelectOption[];
}

/** A select that filters a list. */
export function ChoiceField({ name, label, value, all, options }: ChoiceFieldProps) {
  return (
    <Field label={label} className="w-48 max-sm:w-full">
      <Select name={name} defaultValue={value ?? "all"} options={[{ value: "all", label: all }, ...options]} />
    </Field>
  );
}
