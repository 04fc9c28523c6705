import "server-only";
import { readFileSync } from "node:fs";
import path from "node:path";
import { shared } from "@/lib/platform/shared-state";
import { localityId, slugged } from "./ids";
import { LOCALITIES } from "./localities";
import { NEAR_KM } from "./types";
import { kilometres, type Point } from "./distance";
import { gridOf, type Grid } from "./grid";

/** A city or town; every PIN code belongs to one. `state` is a slug of lib/language/places/names/regions.ts, `others` are further
 * names in Latin letters. */
type City = Point & { slug: string; name: string; state: string; others: readonly string[] };

/**
 * A place that a job or a worker can have: a city, a PIN code, or a locality of a PIN code. `name` is in Latin letters;
 * of a PIN code it is the code.
 */
export type Place = {
  id: string;
  kind: "city" | "locality" | "pin";
  name: string;
  city: City;
  pin: string | null;
} & Point;

/** Rows of lib/language/places/data.json, which `npm run places` makes: fields between "|", in the order of `makeTable`. */
type Rows = Record<"cities" | "pins" | "former", string[]>;

// Not imported: the build would write this megabyte into ten of its bundles, which the server keeps in memory. next.config.ts has
// the file traced.
const readRows = (): Rows =>
  JSON.parse(
    readFileSync(path.join(/* turbopackIgnore: true */ "lib", "language", "places", "data.json"), "utf8"),
  ) as Rows;

/** The places of each name: all names in order, and by the whole name. */
export type PlaceNames = { sorted: { key: string; place: Place }[]; byKey: Map<string, Place[]> };

/** All places. */
type Table = {
  byId: ReadonlyMap<string, Place>;
  cities: ReadonlyMap<string, City>;
  /** Ids that a place had before it became a city. */
  former: ReadonlyMap<string, string>;
  /** The cities near some places. */
  citiesNear: Grid<City>;
  /** The places of their neighbourhood. */
  placesClose: Grid<Place>;
  /** Made soon after the start, or by the first search before that (find.ts). */
  names?: PlaceNames;
};

/** Places within this distance of a locality are of its neighbourhood. */
const CLOSE_KM = 4;

/** A city and a locality of one name that are so near to each other are the same. */
const SAME_KM = 60;

const made = shared<Table>("places");

/** The table of places, made when it is first needed. */
export const placeTable = (): Table => (made.current ??= makeTable());

/** The place with this id, or with one that it had before; undefined for none. */
export const placeById = (id: string): Place | undefined =>
  placeTable().byId.get(id) ?? placeTable().byId.get(placeTable().former.get(id) ?? "");

function makeTable(): Table {
  const data = readRows();
  const cities = new Map<string, City>();
  const byId = new Map<string, Place>();
  for (const row of data.cities) {
    const [slug = "", name = "", state = "", lat, lng, ...others] = row.split("|");
    const city = { slug, name, state, lat: Number(lat), lng: Number(lng), others };
    cities.set(slug, city);
    byId.set(slug, { id: slug, kind: "city", name, city, pin: null, lat: city.lat, lng: city.lng });
  }
  for (const row of data.pins) {
    const [pin = "", slug = "", lat, lng, ...names] = row.split("|");
    const city = cities.get(slug);
    if (!city) continue;
    const point = { lat: Number(lat), lng: Number(lng) };
    byId.set(pin, { id: pin, kind: "pin", name: pin, city, pin, ...point });
    for (const name of names) addLocality(byId, { name, city, pin, ...point });
  }
  for (const { city, pin, names } of LOCALITIES) {
    const known = cities.get(city);
    const centre = byId.get(pin);
    // Greater Noida: a locality to search, a city of its own here. Dwarka is one in Gujarat, and a part of Delhi.
    const namesake = cities.get(slugged(names.split(",")[0] ?? "").replaceAll("-", ""));
    const isCity = namesake !== undefined && centre !== undefined && kilometres(namesake, centre) < SAME_KM;
    if (known && centre && !isCity) {
      addLocality(byId, { name: names.split(",")[0] ?? "", city: known, pin, lat: centre.lat, lng: centre.lng });
    }
  }
  const former = new Map(data.former.map((row) => row.split("|") as [string, string]));
  return {
    ...{ byId, cities, former },
    citiesNear: gridOf(cities.values(), NEAR_KM),
    placesClose: gridOf(byId.values(), CLOSE_KM),
  };
}

function addLocality(byId: Map<string, Place>, place: Omit<Place, "id" | "kind">): void {
  const id = localityId(place.pin ?? "", place.name);
  byId.set(id, { id, kind: "locality", ...place });
}
