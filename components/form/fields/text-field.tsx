import { useId, type ComponentProps, type ReactNode } from "react";
import type { FieldPathByValue, FieldValues } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Suggestions } from "@/components/ui/suggestions";
import { Textarea } from "@/components/ui/textarea";
import { textOf, useFormField } from "./use-form-field";

type InputProps = Omit<ComponentProps<"input">, "name" | "value" | "defaultValue" | "id" | "list" | "required">;

export interface TextFieldProps<Fields extends FieldValues> extends InputProps {
  name: FieldPathByValue<Fields, string | null | undefined>;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  /** Makes it a text area with this initial number of lines. */
  lines?: number;
  /** Offered while typing; any other text is allowed. */
  suggestions?: readonly string[];
}

/**
 * A text field with label, hint and error, also for `type="date"` and the like. The server-rendered page already
 * contains its value. Write `<TextField<JobFields> name="title" … />`: without the form's type no name is accepted.
 */
export function TextField<Fields extends FieldValues = never>({
  name,
  label,
  hint,
  required,
  lines,
  suggestions,
  className,
  ...input
}: TextFieldProps<Fields>) {
  const { id, value, error, registration } = useFormField(name);
  const listId = useId();
  // A date has no writing direction.
  const dir = input.type === undefined ? "auto" : undefined;
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required} className={className}>
      {lines ? (
        <Textarea
          dir={dir}
          rows={lines}
          placeholder={input.placeholder}
          maxLength={input.maxLength}
          {...registration}
          value={textOf(value)}
        />
      ) : (
        <Input dir={dir} list={suggestions ? listId : undefined} {...input} {...registration} value={textOf(value)} />
      )}
      <Suggestions id={listId} of={suggestions} />
    </Field>
  );
}
