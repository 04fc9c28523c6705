import type { FieldPathByValue, FieldValues } from "react-hook-form";
import { Switch, type SwitchProps } from "@/components/ui/switch";
import { useFormField } from "./use-form-field";

export interface SwitchFieldProps<Fields extends FieldValues> extends Pick<
  SwitchProps,
  "label" | "description" | "className"
> {
  name: FieldPathByValue<Fields, boolean>;
}

/** A yes/no switch. */
export function SwitchField<Fields extends FieldValues = never>({ name, ...props }: SwitchFieldProps<Fields>) {
  const { id, value, registration } = useFormField(name);
  return <Switch id={id} {...props} {...registration} checked={value === true} />;
}
