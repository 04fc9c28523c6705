import { readShift } from "./shift";
import { hoursPart } from "./spoken";

/** The columns that follow from a job's typed hours. */
export function hoursColumns(shift: string | null) {
  const { hours, spans } = readShift(shift);
  return {
    hoursFrom: hours?.from ?? null,
    hoursTo: hours?.to ?? null,
    // Several spans have no beginning and end of their own, and are some part of the day all the same.
    hoursPart: spans && hoursPart(...spans),
  };
}
