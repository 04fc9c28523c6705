import { useCallback, useEffect, useRef } from "react";
import { useForm, type FieldValues, type Resolver, type UseFormProps } from "react-hook-form";
import type { z } from "zod";
import { onFirstTouch } from "@/components/shared/first-touch";

/**
 * A form's `resolver`, loaded at the reader's first touch instead of with the page: zod and the schemas weigh more than the
 * form. If they cannot be loaded, the form is sent unchecked, since the server has the same rules.
 * @param load imports the schema; that of the latest render counts. @param values `raw` sends the form's own values, not what the schema
 * makes of them.
 */
export const useRules = <Fields extends FieldValues, Output = Fields>(
  load: () => Promise<z.ZodType>,
  values: "raw" | "parsed" = "parsed",
): Resolver<Fields, unknown, Output> =>
  useLateResolver(async () => {
    const [rules, { zodResolver }] = await Promise.all([load(), import("@hookform/resolvers/zod")]);
    const schema = rules as z.ZodType<Output & FieldValues, Fields>;
    const resolver = values === "raw" ? zodResolver(schema, undefined, { raw: true }) : zodResolver(schema);
    return resolver as Resolver<Fields, unknown, Output>;
  });

/** react-hook-form's `useForm` with the rules of a schema, see `useRules`. Its element is a `FormBody`, which moves the focus. */
export const useCheckedForm = <Fields extends FieldValues, Output = Fields>(
  load: () => Promise<z.ZodType>,
  options: Pick<UseFormProps<Fields, unknown, Output>, "defaultValues" | "errors">,
  values?: "raw" | "parsed",
) =>
  useForm<Fields, unknown, Output>({
    ...options,
    resolver: useRules<Fields, Output>(load, values),
    shouldFocusError: false,
  });

/** The same for a form with a resolver of its own. @param load imports it; that of the latest render counts. */
export function useLateResolver<Fields extends FieldValues, Output = Fields>(
  load: () => Promise<Resolver<Fields, unknown, Output>>,
): Resolver<Fields, unknown, Output> {
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => onFirstTouch(() => void orNull(latest.current)), []);
  return useCallback(async (fields, context, options) => {
    const check = await orNull(latest.current);
    return check ? check(fields, context, options) : { values: fields as unknown as Output, errors: {} };
  }, []);
}

/** Null if one of the modules cannot be loaded. */
async function orNull<Check>(load: () => Promise<Check>): Promise<Check | null> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) console.error("The form's rules were not loaded", error);
    return null;
  }
}
