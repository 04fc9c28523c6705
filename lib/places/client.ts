/** Calls about places made by the browser: query keys, fetchers, hooks. */
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { ApiError, apiClient } from "@/lib/http/api-fetch";
import type { placesApi } from "./api";
import type { PlaceItem } from "./types";

const { call } = apiClient<typeof placesApi>();

// Names are in the reader's language.
const placeKeys = {
  suggestions: (search: string, citiesOnly: boolean, locale: string) => ["places", locale, search, citiesOnly] as const,
  read: (text: string, locale: string) => ["places", locale, "read", text] as const,
};

const MIN_SEARCH = 2;
/** A longer text is a sentence, not the beginning of a name. */
const MAX_SEARCH = 60;
/** A form is being sent meanwhile: the server can read the place by itself. */
const MAX_READ_MS = 4_000;

/** The places that somebody may mean who has typed so much; without a connection there are none until it is back. */
export function usePlaceSuggestions(search: string, { citiesOnly }: { citiesOnly: boolean }) {
  const locale = useLocale();
  return useQuery({
    queryKey: placeKeys.suggestions(search, citiesOnly, locale),
    queryFn: ({ signal }) => call("GET /api/places", { query: { search, cities: String(citiesOnly) }, signal }),
    enabled: search.length >= MIN_SEARCH && search.length <= MAX_SEARCH,
    placeholderData: keepPreviousData,
  });
}

/** Asks which place a text names: null for none; undefined if the server could not be asked. */
export function useReadPlace(): (text: string) => Promise<PlaceItem | null | undefined> {
  const client = useQueryClient();
  const locale = useLocale();
  return async (text) => {
    try {
      return await client.fetchQuery({
        queryKey: placeKeys.read(text, locale),
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
