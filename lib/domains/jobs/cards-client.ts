/** Calls about the jobs of a worker's lists made by the browser. */
import { apiClient } from "@/lib/platform/http/api-fetch";
import type { jobsApi } from "./api";

const { call, page } = apiClient<typeof jobsApi>();

/** A page of a list, as cards. @param path the call's path with its filters and cursor. */
export const fetchCards = (path: string) => page("GET /api/service-requests/cards", path);

/** A job as a voice reads it, sentence by sentence. */
export const fetchSpeech = (id: string) => call("GET /api/service-requests/{id}/speech", { params: { id } });

/** Says that a job is shown, also by a page that is left at once. */
export const viewJob = (id: string): Promise<void> =>
  call("PUT /api/service-requests/{id}/view", { params: { id }, keepalive: true });

/** Saves a job for later, or no longer. */
export const saveJob = (id: string, isSaved: boolean): Promise<void> =>
  call(isSaved ? "PUT /api/user/saved-jobs/{id}" : "DELETE /api/user/saved-jobs/{id}", { params: { id } });
