/** Calls about saved searches made by the browser. */
import { apiClient } from "@/lib/platform/http/api-fetch";
import type { savedSearchApi } from "./saved-search-api";
import type { SavedSearchInput } from "./saved-search-schema";

const { call } = apiClient<typeof savedSearchApi>();

/** Asks to be told of a search's new jobs. */
export const saveSearch = (body: Partial<SavedSearchInput>) => call("POST /api/user/saved-searches", { body });

/** Ends that. @param id null for all searches. */
export const endSearch = (id: string | null): Promise<void> =>
  id === null
    ? call("DELETE /api/user/saved-searches")
    : call("DELETE /api/user/saved-searches/{id}", { params: { id } });
