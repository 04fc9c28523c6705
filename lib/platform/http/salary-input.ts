import { z } from "zod";
import { msg } from "@/lib/platform/http/validation";
import { formatRupees, formatSalary } from "@/lib/language/format";
import { isUsualPay, monthly, readPay, USUAL_PAY, type SalaryRange } from "@/lib/core/salary";

/** Maximum length of typed pay in characters: a range with signs and spaces. */
const SALARY_MAX = 60;

const typedSalary = (requiredMessage?: string) =>
  z.union([z.string(), z.number().transform(String)], requiredMessage ? { error: requiredMessage } : undefined);

/** The question about typed pay. @param isJobs a job's pay is asked about outside what is usual, a worker's wish is not. */
function faultOf(value: string, isJobs: boolean): string | null {
  const pay = value.length > SALARY_MAX ? null : readPay(value);
  if (!pay) return msg("salaryFormat");
  if (pay.per === "day") return msg("salaryPerDay", { day: shown(pay), amount: shown(monthly(pay)) });
  const { from, to } = USUAL_PAY;
  return !isJobs || isUsualPay(pay)
    ? null
    : msg("salaryUnusual", { from: formatRupees(from), to: formatRupees(to), typed: shown(pay) });
}

const shown = ({ min, max }: SalaryRange): string => formatSalary(min, max) ?? "";

function readSalary(value: string, context: z.RefinementCtx, isJobs: boolean): SalaryRange {
  const fault = faultOf(value, isJobs);
  const pay = fault === null ? readPay(value) : null;
  if (pay) return { min: pay.min, max: pay.max };
  context.addIssue({ code: "custom", message: fault ?? msg("salaryFormat") });
  return z.NEVER;
}

/** A job's typed pay → { min, max } in rupees a month. */
export const salary = (requiredMessage: string) =>
  typedSalary(requiredMessage).transform((value, context) => {
    if (value.trim() !== "") return readSalary(value, context, true);
    context.addIssue({ code: "custom", message: requiredMessage });
    return z.NEVER;
  });

const readOptional =
  (isJobs: boolean) =>
  (value: string | null | undefined, context: z.RefinementCtx): SalaryRange | null =>
    value?.trim() ? readSalary(value, context, isJobs) : null;

/** The same, optional. */
export const optionalSalary = typedSalary().nullish().transform(readOptional(true));

/** The same for updates: absent means unchanged, empty or null means none. */
export const sentSalary = typedSalary().nullable().transform(readOptional(true)).optional();

/** A worker's wish for updates, in the same notation. */
export const sentWish = typedSalary().nullable().transform(readOptional(false)).optional();
