import "server-only";
import { slugOf } from "./ids";
import { REGIONS } from "./names/regions";
import { foldName, searchWords } from "@/lib/language/words/words";
import { placeTable } from "./table";

const keyOf = (words: readonly string[]): string => words.map(foldName).join("");

let made: ReadonlyMap<string, string> | undefined;

/** The slug of the state with exactly this name, in any script. */
export const stateCalled = (words: readonly string[]): string | undefined => (made ??= makeIndex()).get(keyOf(words));

function makeIndex(): ReadonlyMap<string, string> {
  const states = new Set([...placeTable().cities.values()].map(({ state }) => state));
  const index = REGIONS.map(({ names }) => [slugOf(names), names.split(",")] as const)
    .filter(([slug]) => states.has(slug))
    .flatMap(([slug, names]) => names.map((name) => [keyOf(searchWords(name)), slug] as const));
  return new Map(index);
}
