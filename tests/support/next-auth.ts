import type { Answer, Browser } from "./browser";

/** A call as made by next-auth's own client: a plain form with a CSRF token, answered in JSON. */
export async function postToNextAuth(
  browser: Browser,
  action: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { body } = await browser.call("GET", "/api/auth/csrf");
  const { csrfToken } = body as { csrfToken: string };
  return postForm(browser, action, { csrfToken, json: "true", ...fields }, headers);
}

/** A plain form with exactly these fields. */
export const postForm = (
  browser: Browser,
  action: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Answer> =>
  browser.call("POST", `/api/auth/${action}`, {
    raw: new URLSearchParams(fields).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
  });
