import { describe, expect, test } from "vitest";
import { LOCALITIES, type Locality } from "@/lib/language/places/localities";
import { TOWNS } from "@/lib/language/places/names/towns";

const SCRIPTS = ["Devanagari", "Bengali", "Telugu", "Tamil", "Gujarati", "Kannada", "Malayalam", "Gurmukhi"] as const;
type Script = (typeof SCRIPTS)[number] | "Latin";
const SCRIPT_OF_STATE: Record<string, Script> = {
  westbengal: "Bengali",
  andhrapradesh: "Telugu",
  telangana: "Telugu",
  tamilnadu: "Tamil",
  gujarat: "Gujarati",
  karnataka: "Kannada",
  kerala: "Malayalam",
  punjab: "Gurmukhi",
};
// A name may have digits, blanks, full stops, hyphens and the joiners that Kannada and Telugu need: no script's own.
const WRITTEN_IN = new Map(
  [...SCRIPTS, "Latin" as const].map((script) => [
    script,
    new RegExp(`^(?=.*\\p{Script=${script}})[\\p{Script=${script}}\\d .\\u200c\\u200d-]+$`, "u"),
  ]),
);

const namesOf = ({ names }: Locality): string[] => names.split(",").map((name) => name.trim());
const shownIn = (locality: Locality, script: Script): string | undefined =>
  namesOf(locality).find((name) => WRITTEN_IN.get(script)?.test(name));
const states = new Map(TOWNS.map(({ names, within }) => [names.split(",")[0]?.replaceAll(" ", ""), within.split(" ")]));
const scriptsOf = ({ city }: Locality): Script[] =>
  (states.get(city) ?? []).flatMap((state) => SCRIPT_OF_STATE[state] ?? []);

describe("localities", () => {
  test("are at least 300, at least 60 of them in the scripts of all ten languages", () => {
    expect(LOCALITIES.length).toBeGreaterThanOrEqual(300);
    const everywhere = LOCALITIES.filter((one) => SCRIPTS.every((script) => shownIn(one, script)));
    expect(everywhere.length).toBeGreaterThanOrEqual(60);
  });

  test("have a PIN code of six digits", () => {
    for (const { pin, names } of LOCALITIES) expect(pin, names).toMatch(/^[1-8]\d{5}$/);
  });

  test("are in towns that search knows", () => {
    expect(LOCALITIES.filter(({ city }) => !states.has(city))).toEqual([]);
  });

  test("begin with a Latin name, with capitals, and have one in Devanagari and in their state's script", () => {
    for (const locality of LOCALITIES) {
      expect(namesOf(locality)[0]).toMatch(/^\p{Lu}[\p{Script=Latin}\d .-]+$/u);
      for (const script of ["Devanagari" as const, ...scriptsOf(locality)]) {
        expect(shownIn(locality, script), `${locality.names} in ${script}`).toBeDefined();
      }
    }
  });

  test("have each name in one script", () => {
    const mixed = LOCALITIES.flatMap(namesOf).filter((name) => ![...WRITTEN_IN.values()].some((all) => all.test(name)));
    expect(mixed).toEqual([]);
  });

  test("share no name with another of their town", () => {
    const ofTown = LOCALITIES.flatMap((one) => namesOf(one).map((name) => `${one.city}: ${name.toLowerCase()}`));
    expect(ofTown.filter((name, at) => ofTown.indexOf(name) !== at)).toEqual([]);
  });
});
