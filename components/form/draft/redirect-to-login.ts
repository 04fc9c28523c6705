import { ApiError } from "@/lib/platform/http/api-error";
import { withStorage } from "@/components/shared/browser-storage";
import { hasDrafts } from "./draft-storage";

const MARK = "kaamsetu.login-again";

/**
 * Shows the sign-in screen at the same address if a call failed because the session has ended. Input waits in its draft; a
 * browser without storage stays on the page, which shows the failure.
 * @param isUntouched whether nothing was typed that could be lost. @returns whether it leaves the page.
 */
export function redirectToLogin(error: unknown, isUntouched: boolean): boolean {
  if (!(error instanceof ApiError && error.status === 401 && (isUntouched || hasDrafts()))) return false;
  withStorage("sessionStorage", (storage) => storage.setItem(MARK, "1"));
  // A reload would scroll back to where the reader was.
  window.scrollTo(0, 0);
  window.location.reload();
  return true;
}

/** Whether the sign-in screen is there because the session ended under a form. */
export const mustLoginAgain = (): boolean => withStorage("sessionStorage", (storage) => storage.getItem(MARK)) === "1";

/** Forgets that: it is shown once. */
export const forgetLoginAgain = (): void => withStorage("sessionStorage", (storage) => storage.removeItem(MARK));
