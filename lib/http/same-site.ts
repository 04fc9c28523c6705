import "server-only";
import { getEnv } from "@/lib/env";
import { AppError } from "./errors";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Whether a request changes nothing (RFC 9110: safe methods). Next answers HEAD with the GET handler. */
export const isRead = (request: Request): boolean => READS.has(request.method);

/**
 * Refuses a mutation sent by another site's page with our user's cookie (CSRF). Clients other than browsers send
 * neither header, and never carry a cookie by accident.
 * @throws AppError cross_site.
 */
export function requireSameSite(request: Request): void {
  if (isRead(request)) return;
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") throw new AppError("cross_site");
  const origin = request.headers.get("origin");
  if (origin !== null && !isOurs(origin, request)) throw new AppError("cross_site");
}

function isOurs(origin: string, request: Request): boolean {
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  const { APP_URL } = getEnv();
  if (APP_URL !== undefined && new URL(APP_URL).host === host) return true;
  return host === (request.headers.get("x-forwarded-host") ?? request.headers.get("host"));
}
