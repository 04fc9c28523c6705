/** Calls about places made by the browser: query keys, fetchers, hooks. */
import { ApiError } from "@/lib/platform/http/api-error";
import { apiClient } from "@/lib/platform/http/api-fetch";
import { useAnswer } from "@/lib/platform/http/use-answer";
import type { placesApi } from "./api";
import type { PlaceItem } from "./types";

const { call } = apiClient<typeof placesApi>();

const MIN_SEARCH = 2;
/** A longer text is a sentence, not the beginning of a name. */
const MAX_SEARCH = 60;
/** A form is being sent meanwhile: the server can read the place by itself. */
const MAX_READ_MS = 4_000;

/** The places that somebody may mean who has typed so much. */
export const searchPlaces = (search: string, citiesOnly = false, signal?: AbortSignal): Promise<PlaceItem[]> =>
  call("GET /api/places", { query: { search, cities: String(citiesOnly) }, ...(signal ? { signal } : {}) });

/** Suggestions for a field while its user types; without a connection there are none until it is back. */
export const usePlaceSuggestions = (search: string, { citiesOnly }: { citiesOnly: boolean }) =>
  useAnswer(
    search.length >= MIN_SEARCH && search.length <= MAX_SEARCH ? search : null,
    (signal) => searchPlaces(search, citiesOnly, signal),
    { keeps: true },
  );

/** The answers by text: leaving the field and sending the form ask the same. */
const read = new Map<string, Promise<PlaceItem | null>>();

async function askPlace(text: string): Promise<PlaceItem | null> {
  const signal = AbortSignal.timeout(MAX_READ_MS);
  const [place] = await call("GET /api/places", { query: { read: text }, signal });
  return place ?? null;
}

/** Asks which place a text names: null for none; undefined if the server could not be asked. */
export async function readPlace(text: string): Promise<PlaceItem | null | undefined> {
  const asked = read.get(text) ?? askPlace(text);
  read.set(text, asked);
  try {
    return await asked;
  } catch (error) {
    read.delete(text);
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** The cities around the phone. Its location is rounded to a hundredth of a degree, about a kilometre, before it is sent. */
export const citiesAround = ({ latitude, longitude }: GeolocationCoordinates): Promise<PlaceItem[]> =>
  call("GET /api/places", { query: { near: `${latitude.toFixed(2)},${longitude.toFixed(2)}`, cities: "true" } });
