/** Reading the fields of a form that the browser posts by itself: all of them are texts. */
import { z } from "zod";

/** Whether a box is ticked: the browser sends "on", or nothing. */
export const tick = z
  .literal("on")
  .optional()
  .transform((value) => value === "on");

/** Replaces the texts of posted boxes by whether they are ticked, before a form's own schema reads them. */
export const withTicks = <Schema extends z.ZodType>(names: readonly string[], schema: Schema) =>
  z.preprocess((fields: Record<string, unknown>) => {
    const ticks = names.map((name) => [name, tick.safeParse(fields[name]).data ?? fields[name]]);
    return { ...fields, ...Object.fromEntries(ticks) };
  }, schema);
