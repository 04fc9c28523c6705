import { readHours } from "./read";
import { hoursPart } from "./spoken";
import { HOURS_VERSION } from "./version";

/** The columns that follow from a job's typed hours. */
export function hoursColumns(shift: string | null) {
  const hours = readHours(shift);
  return {
    hoursFrom: hours?.from ?? null,
    hoursTo: hours?.to ?? null,
    hoursPart: hours && hoursPart(hours),
    hoursVersion: HOURS_VERSION,
  };
}
