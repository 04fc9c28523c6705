import { EAST } from "./localities/east";
import { NORTH } from "./localities/north";
import { SOUTH } from "./localities/south";
import { WEST } from "./localities/west";

export type Locality = {
  /** The town's slug: its first name in lib/language/places/names/towns.ts without blanks, "navimumbai". */
  city: string;
  /** The six-digit PIN code of its post office. */
  pin: string;
  /**
   * Its names, separated by commas: the one shown in Latin letters, what else people write, then other scripts. The first
   * name of each script is the one shown; in Devanagari it is the one on the signs there, so Marathi in Maharashtra.
   */
  names: string;
};

/** One town's localities by the lines of a table: PIN code, then names. */
const localitiesOf = ([city, table]: readonly [string, string]): Locality[] =>
  table
    .trim()
    .split("\n")
    .map((line) => ({ city, pin: line.slice(0, 6), names: line.slice(7) }));

/** Well-known localities of the largest towns. Post offices seldom have these names, and never in other scripts. */
export const LOCALITIES: readonly Locality[] = [NORTH, WEST, SOUTH, EAST].flatMap((towns) =>
  Object.entries(towns).flatMap(localitiesOf),
);
