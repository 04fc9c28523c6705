import { ApiError } from "@/lib/http/api-fetch";
import { hasDrafts } from "./draft-storage";

/**
 * Leads to the auth screen at the same address when a call failed because the session is over. What was typed waits in
 * its draft; a browser that keeps none stays where it is, and the failure is shown there.
 * @returns whether it leads there.
 */
export function toNewLogin(error: unknown): boolean {
  if (!(error instanceof ApiError && error.status === 401 && hasDrafts())) return false;
  window.location.reload();
  return true;
}
