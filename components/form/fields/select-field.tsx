import type { ReactNode } from "react";
import type { FieldPathByValue, FieldValues } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Select, type SelectProps } from "@/components/ui/select";
import { textOf, useFormField } from "./use-form-field";

export interface SelectFieldProps<Fields extends FieldValues> extends Pick<
  SelectProps,
  "options" | "placeholder" | "autoComplete" | "children"
> {
  name: FieldPathByValue<Fields, string | null | undefined>;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  className?: string;
  /** Called with the value that was picked, for fields that follow it. */
  onPick?: ((value: string) => void) | undefined;
}

/** A choice from a list, in the phone's own picker. */
export function SelectField<Fields extends FieldValues = never>({
  name,
  label,
  hint,
  required,
  className,
  onPick,
  ...select
}: SelectFieldProps<Fields>) {
  const { id, value, error, registration } = useFormField(name);
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required} className={className}>
      <Select
        {...select}
        {...registration}
        value={textOf(value)}
        onChange={(event) => {
          void registration.onChange(event);
          onPick?.(event.target.value);
        }}
      />
    </Field>
  );
}
