import { useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useValidationText } from "@/components/shared/form-errors";
import { useHydrated } from "@/components/ui/use-hydrated";
import { useFieldId } from "../form-scope";

/** The state that a field needs from its form, by the field's name. The fields' typed props guard the name. */
export function useFormField(name: string) {
  const { control, register, setValue, setValues, formState } = useFormContext();
  const isHydrated = useHydrated();
  const value: unknown = useWatch({ control, name });
  const error = useFieldError(name);
  const registration = register(name);
  const early = useRef<string | boolean>(undefined);
  const ref = (element: unknown) => {
    if (!isHydrated) early.current = earlyInput(element) ?? early.current;
    registration.ref(element);
  };
  // In an effect, because useWatch() above sees no change before its own effect.
  useEffect(() => {
    if (early.current === undefined) return;
    setValue(name, early.current, { shouldDirty: true });
    early.current = undefined;
    // The library has read most controls itself by now, and tells nobody of a value that it has: the next render would undo it.
    const [top = name] = name.split(".");
    setValues((values) => ({ [top]: values[top] as unknown }), { shouldDirty: true });
  }, [name, setValue, setValues]);
  return {
    id: useFieldId()(name),
    value,
    /** The field's error, in words. */
    error,
    registration: { ...registration, ref },
    /** Sets a value that no native control holds. After a failed submit, every change is validated at once. */
    change: (next: unknown) => setValue(name, next, { shouldDirty: true, shouldValidate: formState.isSubmitted }),
  };
}

/** A field's error, in words; an error in one text of a list counts for the list. */
export function useFieldError(name: string): string | undefined {
  const { getFieldState, formState } = useFormContext();
  const text = useValidationText();
  const error: unknown = getFieldState(name, formState).error;
  return text(messageOf(error) ?? (Array.isArray(error) ? error.map(messageOf).find(Boolean) : undefined));
}

/** A list of rows with fields of their own has its message under `root`. */
function messageOf(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if ("message" in error && typeof error.message === "string") return error.message;
  return "root" in error ? messageOf(error.root) : undefined;
}

/** A field's text; empty if it was never set. */
export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/**
 * The value that the browser gave a control before the page was hydrated – it restores forms, and fills in
 * passwords; older ones do not know `inert`. Registering a control overwrites that with the form's value.
 * @returns undefined if the control says what the server rendered.
 */
function earlyInput(element: unknown): string | boolean | undefined {
  if (element instanceof HTMLInputElement) {
    if (element.type === "file") return undefined;
    if (element.type === "checkbox") return element.checked === element.defaultChecked ? undefined : element.checked;
    if (element.type === "radio") return chosenIn(element);
    return element.value === element.defaultValue ? undefined : element.value;
  }
  if (element instanceof HTMLTextAreaElement) return element.value === element.defaultValue ? undefined : element.value;
  if (!(element instanceof HTMLSelectElement)) return undefined;
  const rendered = [...element.options].findIndex((option) => option.defaultSelected);
  return element.selectedIndex === Math.max(rendered, 0) ? undefined : element.value;
}

function chosenIn({ form, name }: HTMLInputElement): string | undefined {
  const radios = [...(form?.elements ?? [])].filter(
    (other): other is HTMLInputElement => other instanceof HTMLInputElement && other.name === name && other.checked,
  );
  return radios.find((radio) => !radio.defaultChecked)?.value;
}
