import "server-only";
import { getEnv } from "@/lib/platform/env";
import { AppError } from "./errors";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Whether a request changes nothing (RFC 9110: safe methods). Next answers HEAD with the GET handler. */
export const isRead = (request: Request): boolean => READS.has(request.method);

const FORM_TYPES: readonly string[] = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** The media type of a request's body, without parameters. */
export const mediaTypeOf = ({ headers }: Request): string =>
  (headers.get("content-type") ?? "").split(";", 1)[0]!.trim().toLowerCase();

/**
 * Whether a document's form was posted, and a page is expected: a script's call is no navigation. Older browsers do not
 * name the mode, but ask for a page.
 */
export function isFormPost(request: Request): boolean {
  if (request.method !== "POST" || !FORM_TYPES.includes(mediaTypeOf(request))) return false;
  const mode = request.headers.get("sec-fetch-mode");
  return mode === null ? (request.headers.get("accept") ?? "").includes("text/html") : mode === "navigate";
}

/**
 * Whether a request cannot be a mutation sent by another site's page with our user's cookie (CSRF). Clients other than
 * browsers send neither header, and never carry a cookie by accident; a form posted by a document has at least one of them.
 */
export function isSameSite(request: Request): boolean {
  if (isRead(request)) return true;
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return false;
  const origin = request.headers.get("origin");
  if (origin !== null && !isOurs(origin, request)) return false;
  return site !== null || origin !== null || !isFormPost(request);
}

/** Refuses what may be one. @throws AppError cross_site. */
export function requireSameSite(request: Request): void {
  if (!isSameSite(request)) throw new AppError("cross_site");
}

/**
 * Whether an absolute URL is of our own origin. With APP_URL the whole origin is known. Without it, the server may be
 * behind a proxy that ends https.
 */
export function isOurs(url: string, request: Request): boolean {
  if (!URL.canParse(url)) return false;
  const given = new URL(url);
  const { APP_URL } = getEnv();
  if (APP_URL !== undefined) return given.origin === new URL(APP_URL).origin;
  if (given.protocol !== "http:" && given.protocol !== "https:") return false;
  return given.host === (request.headers.get("x-forwarded-host") ?? request.headers.get("host"));
}

/**
 * Refuses a request under a name that is not that of APP_URL. A page of a stranger whose name was made to lead here (DNS
 * rebinding) would otherwise be of the same origin as ours.
 * @throws AppError misdirected.
 */
export function requireOwnHost(request: Request): void {
  if (!isOwnHost(request.headers.get("host"))) throw new AppError("misdirected");
}

/** Whether a request's Host header is the host and port of APP_URL; any is, where that is not set. */
export function isOwnHost(host: string | null): boolean {
  const { APP_URL } = getEnv();
  if (APP_URL === undefined) return true;
  const { protocol, host: own } = new URL(APP_URL);
  if (host === null || !/^[\w.:[\]-]+$/.test(host) || !URL.canParse(`${protocol}//${host}`)) return false;
  return new URL(`${protocol}//${host}`).host === own;
}
