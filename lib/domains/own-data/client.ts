/** The browser's call about everything that is kept about the user. */
import { apiClient } from "@/lib/platform/http/api-fetch";
import type { ownDataApi } from "./api";

const { call } = apiClient<typeof ownDataApi>();

/** Takes back the user's agreement to the notice. */
export const withdrawNotice = (): Promise<void> => call("DELETE /api/user/consent");

/** Deletes the user's account with everything that belongs to it. */
export const deleteAccount = (): Promise<void> => call("DELETE /api/user");
