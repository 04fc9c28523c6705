import { readShift } from "./shift";
import { hoursPart } from "./spoken";
import { HOURS_VERSION } from "./version";

/** The columns that follow from a job's typed hours. */
export function hoursColumns(shift: string | null) {
  const { hours } = readShift(shift);
  return {
    hoursFrom: hours?.from ?? null,
    hoursTo: hours?.to ?? null,
    hoursPart: hours && hoursPart(hours),
    hoursVersion: HOURS_VERSION,
  };
}
