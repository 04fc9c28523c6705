import type { Answer, Browser } from "./browser";

/** A call as next-auth's own client makes it: a plain form with its CSRF token, answered in JSON. */
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

/** A plain form, with nothing but these fields. */
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
