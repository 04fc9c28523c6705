import { z } from "zod";
import { toSalaryText } from "@/lib/core/salary";

/** So many changed fields are kept, the newest, each value as far as so many characters. */
const KEPT = 60;
const VALUE_MAX = 500;

/** Never kept: the address has a time limit of its own, a place follows from the location, and a picture is a file's name. */
const LEFT_OUT = [
  ...["exactAddress", "placeId", "cityId", "companyLogo", "previewImage", "defaultPreviewImageId"],
  ...["salaryMin", "salaryMax"],
];

/** A field's change, with its values as text; empty: nothing. */
export const fieldChangeSchema = z.strictObject({
  at: z.iso.datetime(),
  field: z.string(),
  before: z.string(),
  after: z.string(),
});
export type FieldChange = z.infer<typeof fieldChangeSchema>;

type Columns = Readonly<Record<string, unknown>>;

/** Adds what a save has changed to the stored changes of a job. @param change the columns whose value is another one now. */
export function withChanges(stored: unknown, before: Columns, change: Columns, at: Date): FieldChange[] {
  const named = Object.keys(change).filter((name) => !LEFT_OUT.includes(name));
  const added = named.map((name) => ({ field: name, before: toText(before[name]), after: toText(change[name]) }));
  const pay = { before: payOf(before), after: payOf({ ...before, ...change }) };
  if (pay.before !== pay.after) added.push({ field: "salary", ...pay });
  return [...toFieldChanges(stored), ...added.map((one) => ({ at: at.toISOString(), ...one }))].slice(-KEPT);
}

/** Stored changes, oldest first. */
export const toFieldChanges = (stored: unknown): FieldChange[] => z.array(fieldChangeSchema).parse(stored);

const payOf = ({ salaryMin, salaryMax }: Columns): string =>
  toSalaryText(salaryMin as number | null, salaryMax as number | null) ?? "";

function toText(value: unknown): string {
  const text = Array.isArray(value) ? value.join(", ") : value === null || value === undefined ? "" : String(value);
  return text.slice(0, VALUE_MAX);
}
