/** The browser's call about everything that is kept about the user. */
import { apiClient } from "@/lib/http/api-fetch";
import type { ownDataApi } from "./api";

const { call } = apiClient<typeof ownDataApi>();

/** Deletes the user's account with everything that belongs to it. */
export const deleteAccount = (): Promise<void> => call("DELETE /api/user");
