import { BIHAR_NAMES } from "./bihar";
import { EAST_NAMES } from "./east";
import { MIDDLE_NAMES } from "./middle";
import { NORTH_NAMES } from "./north";
import { SEAT_NAMES } from "./seats";
import { SOUTH_NAMES } from "./south";
import { TAMIL_NADU_NAMES } from "./tamil-nadu";
import { WEST_NAMES } from "./west";

/**
 * Spellings that people have written down of further cities and post offices, by the place's id: they show a place in its
 * reader's script. Search knows the largest towns alone (lib/language/places/names/towns.ts), in all scripts.
 */
export const FURTHER_NAMES: ReadonlyMap<string, string> = new Map(
  [NORTH_NAMES, BIHAR_NAMES, MIDDLE_NAMES, WEST_NAMES, EAST_NAMES, SOUTH_NAMES, TAMIL_NADU_NAMES, SEAT_NAMES].flatMap(
    (table) =>
      table
        .trim()
        .split("\n")
        .map((line) => [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)] as const),
  ),
);
