import { slugOf } from "../../lib/language/places/ids";
import { TOWNS, type Place } from "../../lib/language/places/names/towns";
import { kilometres, near } from "./geometry";
import { RENAMED, seats, type Seat } from "./seats";
import type { Office, Point, Sources } from "./sources";
import { isState, stateOfOffice, stateOfTown } from "./states";

/** A city or town that people say they live in; every PIN code belongs to one. */
export type City = Point & {
  slug: string;
  name: string;
  state: string;
  isKnown: boolean;
  hasSuburbs: boolean;
  spellings: string[];
  /** Further names in Latin letters, for those that search has none for. */
  others: string[];
};

/** A town nearer to a city than this is taken for a part of it; to a metro than that. */
const SPACING_KM = 18;
const SPACING_AROUND_METRO_KM = 25;
/** Search takes it for a part of Noida, which is 25 km away; its people do not. */
const CITY_OF_ITS_OWN = "greaternoida";
/** Large cities: what is built around them belongs to them. */
const METROS = (
  "delhi mumbai pune nagpur bangalore hyderabad chennai kolkata ahmedabad surat jaipur lucknow kanpur kochi patna " +
  "indore bhopal chandigarh visakhapatnam coimbatore"
).split(" ");

/**
 * The cities: those that search has names for, then the other towns of GeoNames, seats of districts first, as long as
 * they are 18 km from every one taken before, and 25 km from the metros.
 * @returns the cities, and the towns that became parts of them.
 */
export function chooseCities(sources: Sources): { cities: City[]; parts: City[] } {
  const towns = sources.towns.flatMap((town) => {
    const state = stateOfTown(town.state);
    const name = latin(town.name);
    return state ? [{ ...town, name, state, key: keyOf(name) }] : [];
  });
  const cities: City[] = TOWNS.filter((town) => !isLocality(town)).map((town) => {
    const { lat, lng } = knownPoint(town, towns, sources.offices, sources.pinCentres);
    const slug = slugOf(town.names);
    return {
      slug,
      name: nameOf(town),
      state: stateOf(town),
      lat,
      lng,
      isKnown: true,
      hasSuburbs: isMetro(town),
      spellings: town.names.split(","),
      others: othersOf(slug, nameOf(town)),
    };
  });
  const parts: City[] = [];
  const known = new Set(cities.map(({ state, name }) => `${state}/${keyOf(name)}`));
  const taken = new Set(cities.map(({ slug }) => slug));
  const ranks = rankOf(sources.offices);
  const rank = ({ state, key }: { state: string; key: string }) => ranks.get(`${state}/${key}`) ?? 0;
  // A namesake of a known town in its state would be taken for it, and has its rank.
  const others = towns.filter(({ state, key }) => !known.has(`${state}/${key}`));
  for (const town of others.toSorted((a, b) => rank(b) - rank(a) || (a.key < b.key ? -1 : 1))) {
    const slug = taken.has(town.key) ? `${town.key}-${town.state}` : town.key;
    const others = othersOf(slug, town.name);
    const name = RENAMED[slug]?.split("/")[0] ?? town.name;
    const city = { ...town, slug, name, isKnown: false, hasSuburbs: false, spellings: [name, ...others], others };
    const spacing = (other: City) => (other.hasSuburbs ? SPACING_AROUND_METRO_KM : SPACING_KM);
    if (cities.some((other) => kilometres(other, town) < spacing(other))) parts.push(city);
    else if (rank(town) > 0) {
      cities.push(city);
      taken.add(slug);
    }
  }
  return { cities: withOwnSlugs(cities), parts };
}

const othersOf = (slug: string, name: string): string[] =>
  [...new Set([...(RENAMED[slug]?.split("/").slice(1) ?? []), ...(RENAMED[slug] ? [name] : [])])].filter(
    (other) => other !== RENAMED[slug]?.split("/")[0],
  );

// Ids are stored with jobs and workers, so they stay: of two namesakes in one state the northern one has had it.
function withOwnSlugs(cities: City[]): City[] {
  const taken = new Set<string>();
  const first = cities.toSorted((a, b) => Number(b.isKnown) - Number(a.isKnown) || b.lat - a.lat);
  const slugs = new Map(
    first.map((city) => {
      const slug = taken.has(city.slug) ? `${city.slug}-2` : city.slug;
      taken.add(slug);
      return [city, slug] as const;
    }),
  );
  return cities.map((city) => ({ ...city, slug: slugs.get(city) ?? city.slug }));
}

/** Seats of districts that the spacing has left out. Chosen last, so that no other city gets another id. */
export function chooseSeats({ towns, pinCentres }: Sources, cities: readonly City[]): City[] {
  const taken = new Set(cities.map(({ slug }) => slug));
  return seats.map((seat) => {
    const { name, others, state } = seat;
    const key = keyOf(name);
    const slug = taken.has(key) ? `${key}-${state}` : key;
    if (taken.has(slug)) throw new Error(`${slug} is a city already.`);
    taken.add(slug);
    const point = seat.point ?? seatPoint(seat, towns, pinCentres);
    const { lat, lng } = point;
    return {
      ...{ slug, name, state, lat, lng, isKnown: false, hasSuburbs: false },
      ...{ spellings: [name, ...others], others: [...others] },
    };
  });
}

function seatPoint({ name, others, state, pin }: Seat, towns: Sources["towns"], centres: Map<string, Point>): Point {
  const keys = [name, ...others].map(keyOf);
  const centre = centres.get(pin);
  const named = towns.filter((town) => stateOfTown(town.state) === state && keys.includes(keyOf(town.name)));
  const [nearest] = centre ? named.toSorted((a, b) => kilometres(a, centre) - kilometres(b, centre)) : named;
  const point = nearest ?? centre;
  if (!point) throw new Error(`No source knows where ${name} in ${state} lies.`);
  return point;
}

/** A name's letters and digits, for comparison and for slugs. */
export const keyOf = (name: string): string =>
  latin(name)
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, "");

// GeoNames writes some names with marks that nobody types: Mandapādu.
const latin = (name: string): string => name.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll(/[‘’ʻ]/g, "'");

const isLocality = ({ names, within }: Place): boolean =>
  slugOf(names) !== CITY_OF_ITS_OWN &&
  TOWNS.some((other) => slugOf(other.names) === within.split(" ")[0] && other.within !== within);

const isMetro = ({ names }: Place): boolean => METROS.includes(slugOf(names));

const nameOf = ({ names }: Place): string =>
  names.slice(0, names.indexOf(",")).replaceAll(/(^|[ -])[a-z]/g, (letter) => letter.toUpperCase());

function stateOf(town: Place): string {
  const slug = slugOf(town.names);
  if (slug === "delhi" || slug === "chandigarh") return slug;
  return town.within.split(" ").find(isState) ?? "";
}

// 3: the seat of a district, 2: of a taluk, 1: has a post office.
function rankOf(offices: Office[]): Map<string, number> {
  const ranks = new Map<string, number>();
  for (const office of offices) {
    const state = stateOfOffice(office.state);
    for (const [rank, name] of [office.name.replace(/ [HSB]\.O.*$/, ""), office.taluk, office.district].entries()) {
      const key = `${state}/${keyOf(name)}`;
      ranks.set(key, Math.max(ranks.get(key) ?? 0, rank + 1));
    }
  }
  return ranks;
}

type KnownTown = Point & { state: string; key: string };

/**
 * Where a town of search's table lies: by any of its Latin names in GeoNames, else in the middle of its post offices. Of
 * namesakes in one state (Udaipur, Kottayam) it is the one nearest to that middle.
 */
function knownPoint(town: Place, towns: KnownTown[], offices: Office[], centres: Map<string, Point>): Point {
  const state = stateOf(town);
  const keys = town.names
    .split(",")
    .map((name) => name.trim())
    .filter((name) => /^[a-z]/.test(name))
    .map(keyOf);
  const points = offices
    .filter((office) => stateOfOffice(office.state) === state)
    .filter((office) => keys.some((key) => keyOf(office.name).startsWith(key) || keyOf(office.taluk) === key))
    .flatMap((office) => centres.get(office.pin) ?? []);
  const middle = near(points);
  for (const key of keys) {
    const found = towns.filter((other) => other.key === key && other.state === state);
    const [nearest] = middle ? found.toSorted((a, b) => kilometres(a, middle) - kilometres(b, middle)) : found;
    if (nearest) return nearest;
  }
  if (!middle) throw new Error(`No source knows where ${nameOf(town)} in ${state} lies.`);
  return middle;
}
