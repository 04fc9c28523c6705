import { ApiError } from "@/lib/platform/http/api-error";
import { apiClient } from "@/lib/platform/http/api-fetch";
import type { notificationsApi } from "./api";
import type { Counts } from "./types";

const { call } = apiClient<typeof notificationsApi>();

/** The numbers in the caller's shell; null if they are refused or there is no network, which the page itself tells. */
export async function readCounts(): Promise<Counts | null> {
  try {
    return await call("GET /api/user/notifications/count");
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
