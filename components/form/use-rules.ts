"use client";

import { useCallback, useEffect, useRef } from "react";
import type { FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";

/** The reader's first actions on a page. */
const FIRST_ACTS = ["pointerdown", "keydown", "touchstart", "focusin"] as const;

/** Zod's resolver of a schema; null if one of them cannot be loaded. */
async function resolverOf(load: () => Promise<z.ZodType>, isRaw: boolean): Promise<Resolver | null> {
  try {
    const [rules, { zodResolver }] = await Promise.all([load(), import("@hookform/resolvers/zod")]);
    const schema = rules as z.ZodType<FieldValues, FieldValues>;
    return isRaw ? zodResolver(schema, undefined, { raw: true }) : zodResolver(schema);
  } catch (error) {
    if (navigator.onLine) console.error("The form's rules were not loaded", error);
    return null;
  }
}

/**
 * A form's `resolver`, loaded at the reader's first touch instead of with the page: zod and the schemas weigh more than the
 * form. If they cannot be loaded, the form is sent unchecked, since the server has the same rules.
 * @param load imports the schema; that of the latest render counts. @param values `raw` sends the form's own values, not what the schema
 * makes of them.
 */
export function useRules<Fields extends FieldValues, Output = Fields>(
  load: () => Promise<z.ZodType>,
  values: "raw" | "parsed" = "parsed",
): Resolver<Fields, unknown, Output> {
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  const isRaw = values === "raw";
  useEffect(() => {
    const prepare = () => void resolverOf(latest.current, isRaw);
    for (const act of FIRST_ACTS) window.addEventListener(act, prepare, { once: true, passive: true, capture: true });
    return () => {
      for (const act of FIRST_ACTS) window.removeEventListener(act, prepare, true);
    };
  }, [isRaw]);
  return useCallback(
    async (fields, context, options) => {
      const check = (await resolverOf(latest.current, isRaw)) as Resolver<Fields, unknown, Output> | null;
      return check ? check(fields, context, options) : { values: fields as unknown as Output, errors: {} };
    },
    [isRaw],
  );
}
