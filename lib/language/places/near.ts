import "server-only";
import { TOWNS } from "./names/towns";
import { kilometres, type Point } from "./distance";
import { isWellKnown } from "./find";
import { slugOf } from "./ids";
import { placeById, placeTable, type Place } from "./table";
import { NEAR_KM, type Distance } from "./types";

/** Cities further away are not offered as being around. */
const OFFERED_KM = 120;

/** Where somebody looks for work: the places, their cities, and the other near cities, nearest first. */
export type Area = { places: readonly Place[]; cities: readonly string[]; readonly near: readonly string[] };

/** The area around some places; null for none. */
export function areaAround(places: readonly Place[]): Area | null {
  if (places.length === 0) return null;
  const cities = [...new Set(places.map(({ city }) => city.slug))];
  let near: string[] | undefined;
  return {
    places,
    cities,
    // Most lists and pages end before them.
    get near() {
      return (near ??= placeTable()
        .citiesNear(places)
        .map(({ slug }) => slug)
        .filter((slug) => !cities.includes(slug)));
    },
  };
}

/** How far a place is from an area; a place that nobody knows is elsewhere. */
export function distanceFrom(area: Area, place: Place | undefined): Distance {
  if (!place) return { ring: "elsewhere", km: null };
  const slug = place.city.slug;
  const isNear = () => area.places.some((from) => kilometres(from, place.city) <= NEAR_KM);
  const ring = area.cities.includes(slug) ? "city" : isNear() ? "near" : "elsewhere";
  if (ring === "elsewhere") return { ring, km: null };
  const measured = area.places.filter(
    (from) => from.city !== place.city || (from.kind !== "city" && place.kind !== "city"),
  );
  // In one's own city without a locality on either side, the distance of two centres says nothing.
  const inCity = ring === "city" && area.places.filter((from) => from.city === place.city);
  const from = inCity ? inCity.filter((one) => measured.includes(one)) : measured;
  if (from.length === 0) return { ring, km: null };
  return { ring, km: rounded(Math.min(...from.map((one) => kilometres(one, place)))) };
}

/** How far a place is from the nearest of some, in whole kilometres as people say them; 0 in the same city where no locality is known. */
export function kilometresFrom(places: readonly Place[], place: Place): number {
  const inCity = places.filter(({ city }) => city === place.city);
  if (inCity.length === 0) return rounded(Math.min(...places.map((one) => kilometres(one, place))));
  const measured = inCity.filter((one) => one.kind !== "city" && place.kind !== "city");
  return measured.length === 0 ? 0 : rounded(Math.min(...measured.map((one) => kilometres(one, place))));
}

/** More of them would be compared with each job of a list. */
const MOST_CLOSE = 150;

/** The ids of the localities and PIN codes around some places, themselves first. */
export function idsAround(places: readonly Place[]): string[] {
  const nearest = placeTable()
    .placesClose(places)
    .filter(({ kind }) => kind !== "city")
    .map(({ id }) => id);
  return [...new Set([...places.map(({ id }) => id), ...nearest])].slice(0, MOST_CLOSE);
}

/** All cities, nearest first. */
export const citySlugsFrom = (point: Point): string[] =>
  [...placeTable().cities.values()]
    .map((city) => ({ slug: city.slug, km: kilometres(city, point) }))
    .toSorted((a, b) => a.km - b.km)
    .map(({ slug }) => slug);

/** The cities closest to a point, nearest first: the two nearest of all, then those that people have heard of. */
export function citiesNear(point: Point, count: number): Place[] {
  const nearest = citySlugsFrom(point).flatMap((slug) => placeById(slug) ?? []);
  return nearest
    .filter((place, index) => index < 2 || (isWellKnown(place) && kilometres(place, point) <= OFFERED_KM))
    .slice(0, count);
}

/** The largest cities, those first in which most people from elsewhere look for work. */
const LARGEST = "delhi mumbai bangalore hyderabad chennai kolkata pune ahmedabad patna lucknow jaipur kochi".split(" ");
/** So many of the own state come first: a language is read far beyond it, Bengali in Patna too. */
const OF_STATE = 4;

/** The cities to offer first to somebody in a state (a slug of lib/language/places/names/regions.ts), then the largest of India. */
export function citiesToOffer(state: string | null, count: number): Place[] {
  const inState = TOWNS.map(({ names }) => placeById(slugOf(names)));
  const own = inState.filter((place) => place?.city.state === state).slice(0, OF_STATE);
  const largest = LARGEST.map((slug) => placeById(slug));
  return [...new Set([...own, ...largest])].flatMap((place) => place ?? []).slice(0, count);
}

// A PIN code's centre is right to two kilometres: to whole ones below ten, to five above.
const rounded = (km: number): number => (km < 10 ? Math.max(1, Math.round(km)) : Math.round(km / 5) * 5);
