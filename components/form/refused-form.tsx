import { useState } from "react";
import { useFormContext, type FieldErrors, type FieldValues } from "react-hook-form";
import { useValidationText } from "@/components/shared/form-errors";
import type { FormRefusal } from "@/lib/platform/http/form-refusal";
import { useFieldId } from "./form-scope";
import { RefusedNote } from "./refused-note";

/**
 * The options of `useForm` for a form that may have been posted and refused before the script ran: filled with what was
 * typed then, and with the messages beside the fields.
 * @param refusal this form's refusal, or null. @param defaults the form's initial values; boxes are booleans.
 */
export function useRefusedValues<Fields extends FieldValues>(
  refusal: FormRefusal | null,
  defaults: Fields,
): { defaultValues: Fields; errors?: FieldErrors<Fields> } {
  // The form library compares the errors by identity.
  const [options] = useState(() => {
    if (refusal === null) return { defaultValues: defaults };
    const { typed, errors } = refusal;
    const values = Object.entries(defaults as FieldValues).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === "boolean" ? typed[name] === "on" : (typed[name] ?? value),
    ]);
    return { defaultValues: Object.fromEntries(values) as Fields, errors: toErrors<Fields>(errors) };
  });
  return options;
}

const toErrors = <Fields extends FieldValues>(errors: FormRefusal["errors"]) =>
  Object.fromEntries(
    Object.entries(errors).map(([name, [message]]) => [name, { type: "server", message }]),
  ) as FieldErrors<Fields>;

/** Why the form was refused, with links to the fields; above the form until it is sent again. */
export function RefusedSummary({ refusal }: { refusal: FormRefusal | null }) {
  const { submitCount } = useFormContext().formState;
  const text = useValidationText();
  const idOf = useFieldId();
  if (refusal === null || submitCount > 0) return null;
  const messages = Object.entries(refusal.errors);
  return (
    <RefusedNote text={refusal.text}>
      {messages.length > 0 ? (
        <ul>
          {messages.map(([name, [message]]) => (
            <li key={name}>
              <a href={`#${idOf(name)}`} className="inline-flex min-h-12 items-center underline underline-offset-4">
                {text(message)}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </RefusedNote>
  );
}
