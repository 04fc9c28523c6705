"use client";

import { useEffect, useState } from "react";
import type { FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";

/** The reader's first actions on a page. */
const FIRST_ACTS = ["pointerdown", "keydown", "touchstart", "focusin"] as const;

/** Makes zod's resolver when it is first asked for; null, and asked again the next time, if it cannot be loaded. */
function lazily(load: () => Promise<z.ZodType>, isRaw: boolean): () => Promise<Resolver | null> {
  let loading: Promise<Resolver | null> | null = null;
  const start = async () => {
    const [rules, { zodResolver }] = await Promise.all([load(), import("@hookform/resolvers/zod")]);
    const schema = rules as z.ZodType<FieldValues, FieldValues>;
    return isRaw ? zodResolver(schema, undefined, { raw: true }) : zodResolver(schema);
  };
  return () =>
    (loading ??= start().catch((error: unknown) => {
      loading = null;
      if (navigator.onLine) console.error("The form's rules were not loaded", error);
      return null;
    }));
}

/**
 * A form's `resolver`, loaded at the reader's first touch instead of with the page: zod and the schemas weigh more than the
 * form. If they cannot be loaded, the form is sent unchecked, since the server has the same rules.
 * @param load gives the schema; only the first render's counts. @param values `raw` sends the form's own values, not what the schema makes of them.
 */
export function useRules<Fields extends FieldValues, Output = Fields>(
  load: () => Promise<z.ZodType>,
  values: "raw" | "parsed" = "parsed",
): Resolver<Fields, unknown, Output> {
  const [rules] = useState(() => lazily(load, values === "raw"));
  useEffect(() => {
    const prepare = () => void rules();
    for (const act of FIRST_ACTS) window.addEventListener(act, prepare, { once: true, passive: true, capture: true });
    return () => {
      for (const act of FIRST_ACTS) window.removeEventListener(act, prepare, true);
    };
  }, [rules]);
  const [resolver] = useState((): Resolver<Fields, unknown, Output> => async (fields, context, options) => {
    const check = (await rules()) as Resolver<Fields, unknown, Output> | null;
    return check ? check(fields, context, options) : { values: fields as unknown as Output, errors: {} };
  });
  return resolver;
}
