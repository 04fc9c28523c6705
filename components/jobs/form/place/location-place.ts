/** The place that belongs to a typed location: the part of the job forms' state that says what the text means. */
import { isLike } from "@/components/form/draft/draft-entries";
import type { Job } from "@/lib/domains/jobs/types";
import type { PlaceItem } from "@/lib/language/places/types";

/** A place as the form needs it: its id, and its names in the reader's language. */
type FormPlace = Pick<PlaceItem, "id" | "name" | "state">;

/** The meaning of a typed location; null before the server was asked. */
export type LocationPlace =
  /** `text` was chosen from the suggestions, or was read as this place. */
  | { state: "known"; text: string; isChosen: boolean; place: FormPlace }
  /** Nobody knows `text`: the form asks for its city. */
  | { state: "unknown"; text: string; cityText: string; city: FormPlace | null }
  | null;

const PLACE: FormPlace = { id: "", name: "", state: "" };

/** Whether a draft's value is such a meaning. */
export function isLocationPlace(value: unknown): value is LocationPlace {
  if (!isLike(value, { state: "", text: "" })) return value === null;
  const place = value as NonNullable<LocationPlace>;
  return place.state === "known"
    ? isLike(place, { isChosen: false, place: PLACE })
    : isLike(place, { cityText: "" }) && (place.city === null || isLike(place.city, PLACE));
}

/** The location of a form, and its meaning. */
export type Located = { location: string; place: LocationPlace };

const MIN_TEXT = 2;

const toFormPlace = ({ id, name, state }: FormPlace): FormPlace => ({ id, name, state });

/** A place that was chosen from the suggestions, whose name is now the location's text. */
export const chosenPlace = (place: PlaceItem): LocationPlace => ({
  state: "known",
  text: place.name,
  isChosen: true,
  place: toFormPlace(place),
});

/** The meaning of a stored job's location. */
export const storedPlace = ({ location, place }: Pick<Job, "location" | "place">): LocationPlace =>
  place ? { state: "known", text: location, isChosen: false, place: toFormPlace(place) } : unknown(location, null);

/** The meaning that the server has read. A city that was chosen for another unknown text stays. */
export const readPlaceOf = ({ location, place: before }: Located, place: PlaceItem | null): LocationPlace =>
  place
    ? { state: "known", text: location.trim(), isChosen: false, place: toFormPlace(place) }
    : unknown(location.trim(), before);

const unknown = (text: string, before: LocationPlace): LocationPlace => ({
  state: "unknown",
  text,
  cityText: before?.state === "unknown" ? before.cityText : "",
  city: before?.state === "unknown" ? before.city : null,
});

/** The same unknown location with what was typed as its city. */
export const withCityText = ({ location }: Located, cityText: string): LocationPlace => ({
  state: "unknown",
  text: location.trim(),
  cityText,
  city: null,
});

/** The same unknown location with its city. @param place in this city. */
export const withCity = ({ location }: Located, { cityId, city, state }: PlaceItem): LocationPlace => ({
  state: "unknown",
  text: location.trim(),
  cityText: city,
  city: { id: cityId, name: city, state },
});

/** The place to send with the location; null if the server is to read the text. */
export function placeOf(located: Located): FormPlace | null {
  const { place } = located;
  if (place?.state === "unknown") return place.city;
  return isKnown(located) && place ? place.place : null;
}

/** Whether the server has to be asked what the location means. */
export function isUnread(located: Located): boolean {
  const text = located.location.trim();
  if (text.length < MIN_TEXT || isKnown(located)) return false;
  return located.place?.state !== "unknown" || located.place.text !== text;
}

/** Whether the form asks for the location's city: while an unknown text is changed, too. */
export const isCityAsked = ({ location, place }: Located): boolean =>
  place?.state === "unknown" && location.trim().length >= MIN_TEXT;

/** Whether workers would not find the job: nobody knows the location, and its city is missing. */
export const isCityMissing = (located: Located): boolean =>
  isCityAsked(located) && !isUnread(located) && placeOf(located) === null;

// "Koregaon Park, Pune – Lane 5" still is the place that was chosen, "Punegaon" is not Pune. A text that was only read
// means another place as soon as it is another text.
function isKnown({ location, place }: Located): boolean {
  if (place?.state !== "known") return false;
  const text = location.trim();
  if (!place.isChosen) return text === place.text;
  return text.startsWith(place.text) && !/^[\p{L}\p{M}\p{N}]/u.test(text.slice(place.text.length));
}
