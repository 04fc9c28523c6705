import "server-only";
import { kilometres } from "./distance";
import { placeTable, type Place } from "./table";
import type { Distance } from "./types";

/** Work within this distance counts as near (decisions.md, Order of the workers' list). */
const NEAR_KM = 60;

/** Where somebody looks for work: the places, their cities, and the other cities within 60 km. */
export type Area = { places: readonly Place[]; cities: readonly string[]; near: readonly string[] };

/** The area around some places; null for none. */
export function areaAround(places: readonly Place[]): Area | null {
  if (places.length === 0) return null;
  const cities = [...new Set(places.map(({ city }) => city.slug))];
  const near = [...placeTable().cities.values()]
    .filter(({ slug }) => !cities.includes(slug))
    .filter((city) => places.some((place) => kilometres(place, city) <= NEAR_KM))
    .map(({ slug }) => slug);
  return { places, cities, near };
}

/** How far a place is from an area; a place that nobody knows is elsewhere. */
export function distanceFrom(area: Area, place: Place | undefined): Distance {
  if (!place) return { ring: "elsewhere", km: null };
  const slug = place.city.slug;
  const ring = area.cities.includes(slug) ? "city" : area.near.includes(slug) ? "near" : "elsewhere";
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

/** The known cities closest to a point, nearest first. */
export const citiesNear = (point: { lat: number; lng: number }, count: number): Place[] =>
  [...placeTable().cities.values()]
    .map((city) => ({ city, km: kilometres(city, point) }))
    .toSorted((a, b) => a.km - b.km)
    .slice(0, count)
    .flatMap(({ city }) => placeTable().byId.get(city.slug) ?? []);

// A PIN code's centre is right to two kilometres: to whole ones below ten, to five above.
const rounded = (km: number): number => (km < 10 ? Math.max(1, Math.round(km)) : Math.round(km / 5) * 5);
