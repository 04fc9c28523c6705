/** Calls about places made by the browser: query keys, fetchers. */
import { apiClient } from "@/lib/http/api-fetch";
import type { placesApi } from "./api";
import type { PlaceItem } from "./types";

const { call } = apiClient<typeof placesApi>();

export const placeKeys = {
  search: (text: string, citiesOnly: boolean) => ["places", "search", text, citiesOnly] as const,
};

/** The places that somebody may mean who has typed so much. */
export const searchPlaces = (search: string, citiesOnly = false, signal?: AbortSignal): Promise<PlaceItem[]> =>
  call("GET /api/places", {
    query: { search, near: "", cities: String(citiesOnly) },
    ...(signal ? { signal } : {}),
  });

/** The cities around the phone. Its location is rounded to a hundredth of a degree, about a kilometre, before it is sent. */
export const citiesAround = ({ latitude, longitude }: GeolocationCoordinates): Promise<PlaceItem[]> =>
  call("GET /api/places", {
    query: { search: "", near: `${latitude.toFixed(2)},${longitude.toFixed(2)}`, cities: "true" },
  });
