import { ApiError } from "@/lib/http/api-fetch";
import { hasDrafts } from "./draft-storage";

/**
 * Shows the sign-in screen at the same address if a call failed because the session has ended. Input waits in its
 * draft; a browser without storage stays on the page, which shows the failure.
 * @returns whether it leaves the page.
 */
export function redirectToLogin(error: unknown): boolean {
  if (!(error instanceof ApiError && error.status === 401 && hasDrafts())) return false;
  window.location.reload();
  return true;
}
