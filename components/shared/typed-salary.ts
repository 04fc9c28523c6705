import { parseSalary } from "@/lib/core/salary";
import { formatSalary } from "@/lib/language/format";

/** Pay a month as somebody typed it, with its signs; null without any, or if it cannot be read. */
export function typedSalary(text: string | null | undefined): string | null {
  const range = parseSalary(text ?? "");
  return range && formatSalary(range.min, range.max);
}
