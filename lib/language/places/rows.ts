import "server-only";
import type { Language } from "@/lib/language/i18n/languages";
import { saysOnly } from "./read";
import { cityName, placeName, stateName } from "./spelling";
import { placeById, type Place } from "./table";
import type { JobPlace, PlaceItem } from "./types";

/** Where a place is, in the reader's script. */
const namesOf = (place: Place, language: Language) => ({
  name: placeName(place, language),
  city: cityName(place, language),
  cityId: place.city.slug,
  state: stateName(place, language),
  pin: place.pin,
});

/** Place → what the API shows of it. */
export const toPlaceItem = (place: Place, language: Language): PlaceItem => ({
  id: place.id,
  kind: place.kind,
  ...namesOf(place, language),
});

/** A stored place id → a job's place in the reader's script. @param location as typed. */
export function toJobPlace(placeId: string | null, location: string, language: Language): JobPlace {
  const place = placeId === null ? undefined : placeById(placeId);
  if (!place) return null;
  return { id: place.id, ...namesOf(place, language), more: saysOnly(location, place) ? null : location };
}
