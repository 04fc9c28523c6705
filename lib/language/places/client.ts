/** Calls about places made by the browser: query keys, fetchers, hooks. */
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@/lib/platform/http/api-error";
import { apiClient } from "@/lib/platform/http/api-fetch";
import type { placesApi } from "./api";
import type { PlaceItem } from "./types";

const { call } = apiClient<typeof placesApi>();

const MIN_SEARCH = 2;
/** A longer text is a sentence, not the beginning of a name. */
const MAX_SEARCH = 60;
/** A form is being sent meanwhile: the server can read the place by itself. */
const MAX_READ_MS = 4_000;

export const placeKeys = {
  search: (text: string, citiesOnly: boolean) => ["places", "search", text, citiesOnly] as const,
  read: (text: string) => ["places", "read", text] as const,
};

/** The places that somebody may mean who has typed so much. */
export const searchPlaces = (search: string, citiesOnly = false, signal?: AbortSignal): Promise<PlaceItem[]> =>
  call("GET /api/places", { query: { search, cities: String(citiesOnly) }, ...(signal ? { signal } : {}) });

/** Suggestions for a field while its user types; without a connection there are none until it is back. */
export const usePlaceSuggestions = (search: string, { citiesOnly }: { citiesOnly: boolean }) =>
  useQuery({
    queryKey: placeKeys.search(search, citiesOnly),
    queryFn: ({ signal }) => searchPlaces(search, citiesOnly, signal),
    enabled: search.length >= MIN_SEARCH && search.length <= MAX_SEARCH,
    placeholderData: keepPreviousData,
  });

/** Asks which place a text names: null for none; undefined if the server could not be asked. */
export function useReadPlace(): (text: string) => Promise<PlaceItem | null | undefined> {
  const client = useQueryClient();
  return async (text) => {
    try {
      return await client.fetchQuery({
        queryKey: placeKeys.read(text),
        queryFn: async () => {
          const signal = AbortSignal.timeout(MAX_READ_MS);
          const [place] = await call("GET /api/places", { query: { read: text }, signal });
          return place ?? null;
        },
        // Offline it fails at once instead of waiting.
        networkMode: "always",
      });
    } catch (error) {
      if (error instanceof ApiError) return undefined;
      throw error;
    }
  };
}

/** The cities around the phone. Its location is rounded to a hundredth of a degree, about a kilometre, before it is sent. */
export const citiesAround = ({ latitude, longitude }: GeolocationCoordinates): Promise<PlaceItem[]> =>
  call("GET /api/places", { query: { near: `${latitude.toFixed(2)},${longitude.toFixed(2)}`, cities: "true" } });
