import "server-only";
import type { Language } from "@/lib/language/i18n/languages";
import { slugOf } from "./ids";
import { TOWNS } from "./names/towns";
import { REGIONS } from "./names/regions";
import { LOCALITIES } from "./localities";
import { marathiName } from "./marathi";
import { FURTHER_NAMES } from "./names/further";
import type { Place } from "./table";

/** The first code point of the script that a language is written in. */
const SCRIPTS: Record<Exclude<Language, "en">, number> = {
  hi: 0x0900,
  mr: 0x0900,
  bn: 0x0980,
  pa: 0x0a00,
  gu: 0x0a80,
  ta: 0x0b80,
  te: 0x0c00,
  kn: 0x0c80,
  ml: 0x0d00,
};
const BLOCK = 0x80;

const townNames = new Map([...TOWNS, ...REGIONS].map(({ names }) => [slugOf(names), names] as const));
const localityNames = new Map(LOCALITIES.map(({ pin, names }) => [`${pin}/${names.split(",")[0]}`, names] as const));

/** All spellings of a place that people have written down, separated by commas; its Latin name if there are none. */
export function spellingsOf(place: Place): string {
  const names = place.kind === "city" ? townNames.get(place.id) : localityNames.get(`${place.pin}/${place.name}`);
  const further = FURTHER_NAMES.get(place.id);
  return names ?? (further ? `${place.name}, ${further}` : place.name);
}

/** A place as a reader says it, in her script if a spelling is known, else in Latin letters: "कोरेगांव पार्क, पुणे". */
export function placeName(place: Place, language: Language): string {
  const city = cityName(place, language);
  return place.kind === "city" ? city : `${localityName(place, language)}, ${city}`;
}

/** The name of a place's city in the reader's script if known. */
export function cityName({ city }: Place, language: Language): string {
  const names = townNames.get(city.slug);
  if (names) return inScript(city.slug, names, language) ?? city.name;
  const further = (FURTHER_NAMES.get(city.slug) ?? "").split(",");
  // The table of Maharashtra's towns has Marathi first and Hindi last: सातारा, सतारा.
  const isHindiLast = city.state === "maharashtra" && language === "hi";
  return inScript(city.slug, (isHindiLast ? further.toReversed() : further).join(), language) ?? city.name;
}

/** The name of a locality or PIN code alone. */
const localityName = (place: Place, language: Language): string =>
  inScript(place.name, spellingsOf(place), language) ?? place.name;

/** All spellings of a place's state. */
export const stateNames = ({ city }: Place): string => townNames.get(city.state) ?? "";

/** The name of a place's state in the reader's script if known. */
export const stateName = ({ city }: Place, language: Language): string => {
  const names = townNames.get(city.state);
  return names ? (inScript(city.state, names, language) ?? capitalised(names.split(",")[0] ?? "")) : "";
};

/** @param key a town's or state's slug, a locality's name. */
function inScript(key: string, names: string, language: Language): string | undefined {
  if (language === "en") return undefined;
  const from = SCRIPTS[language];
  const spellings = names
    .split(",")
    .map((name) => name.trim())
    .filter((name) => (((name.codePointAt(0) ?? 0) / BLOCK) | 0) * BLOCK === from);
  if (language === "hi") return hindi(spellings);
  return language === "mr" ? marathiName(key, spellings) : spellings[0];
}

/** Signs of a spelling that is Marathi alone: Hindi has नागपुर, गोरेगांव, परेल. */
const MARATHI_SIGNS = /पूर(?=$| )|गाव(?!ं)|ळ/u;

function hindi(spellings: readonly string[]): string | undefined {
  const [first] = spellings;
  if (!first || !MARATHI_SIGNS.test(first)) return first;
  return (spellings.find((name) => !MARATHI_SIGNS.test(name)) ?? first).replaceAll(/पूर(?=$| )/gu, "पुर");
}

const capitalised = (name: string): string => name.replaceAll(/(^| )(?!and )[a-z]/g, (letter) => letter.toUpperCase());
