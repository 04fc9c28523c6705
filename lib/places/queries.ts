import "server-only";
import type { z } from "zod";
import type { Language } from "@/lib/i18n/languages";
import { suggestPlaces } from "./find";
import { citiesNear } from "./near";
import { toPlaceItem } from "./rows";
import type { placesQuery } from "./schema";
import type { PlaceItem } from "./types";

const NEAREST = 8;

/** The places that a search or a point asks for, in a reader's language; none without either. */
export function findPlaces(
  { language }: { language: Language },
  { search, near, cities }: z.output<typeof placesQuery>,
): PlaceItem[] {
  const found = near ? citiesNear(near, NEAREST) : search ? suggestPlaces(search, { cityOnly: cities }) : [];
  return found.map((place) => toPlaceItem(place, language));
}
