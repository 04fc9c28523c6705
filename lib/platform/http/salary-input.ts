import { z } from "zod";
import { msg } from "@/lib/platform/http/validation";
import { parseSalary, type SalaryRange } from "@/lib/core/salary";

/** Maximum length of typed pay in characters: a range with signs and spaces. */
const SALARY_MAX = 60;

const typedSalary = (requiredMessage?: string) =>
  z.union([z.string(), z.number().transform(String)], requiredMessage ? { error: requiredMessage } : undefined);

function readSalary(value: string, context: z.RefinementCtx): SalaryRange {
  const range = value.length > SALARY_MAX ? null : parseSalary(value);
  if (range) return range;
  context.addIssue({ code: "custom", message: msg("salaryFormat") });
  return z.NEVER;
}

/** Typed pay → { min, max } in rupees a month. */
export const salary = (requiredMessage: string) =>
  typedSalary(requiredMessage).transform((value, context) => {
    if (value.trim() !== "") return readSalary(value, context);
    context.addIssue({ code: "custom", message: requiredMessage });
    return z.NEVER;
  });

const readOptional = (value: string | null | undefined, context: z.RefinementCtx): SalaryRange | null =>
  value?.trim() ? readSalary(value, context) : null;

/** The same, optional. */
export const optionalSalary = typedSalary().nullish().transform(readOptional);

/** The same for updates: absent means unchanged, empty or null means none. */
export const sentSalary = typedSalary().nullable().transform(readOptional).optional();
