import "server-only";
import type { z } from "zod";
import type { Language } from "@/lib/language/i18n/languages";
import { suggestPlaces } from "./find";
import { citiesNear } from "./near";
import { readPlace } from "./read";
import { toPlaceItem } from "./rows";
import type { placesQuery } from "./schema";
import { placeById, type Place } from "./table";
import type { PlaceItem } from "./types";

const NEAREST = 8;

/** The places that a point, a search or a text to read asks for, in a reader's language; none without any of them. */
export function findPlaces({ language }: { language: Language }, query: z.output<typeof placesQuery>): PlaceItem[] {
  return placesFor(query).map((place) => toPlaceItem(place, language));
}

function placesFor({ near, search, read, cities }: z.output<typeof placesQuery>): Place[] {
  if (near) return citiesNear(near, NEAREST);
  if (search) return suggestPlaces(search, { cityOnly: cities });
  const place = read ? readPlace(read) : null;
  return place ? [place] : [];
}

/** The Latin name of a locality, which a text may have in the middle of a sentence; null for a city or PIN code. */
export function localityNamed(id: string | undefined): string | null {
  const place = id === undefined ? undefined : placeById(id);
  return place?.kind === "locality" ? place.name : null;
}
