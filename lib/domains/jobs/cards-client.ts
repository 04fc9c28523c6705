/** Calls about the jobs of a worker's lists made by the browser. */
import { apiClient } from "@/lib/platform/http/api-fetch";
import type { jobsApi } from "./api";

const { call, page } = apiClient<typeof jobsApi>();

/** A page of a list, as cards. @param path the call's path with its filters and cursor. */
export const fetchCards = (path: string) => page("GET /api/service-requests/cards", path);

/** A job as a voice reads it, sentence by sentence. */
export const fetchSpeech = (id: string) => call("GET /api/service-requests/{id}/speech", { params: { id } });

/** Saves a job for later, or no longer. */
export const saveJob = (id: string, isSaved: boolean): Promise<void> =>
  call(isSaved ? "PUT /api/user/saved-jobs/{id}" : "DELETE /api/user/saved-jobs/{id}", { params: { id } });
