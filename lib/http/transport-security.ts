import { getEnv, isHttps } from "@/lib/env";

/** Two years, in seconds. */
const MAX_AGE = 2 * 365 * 24 * 60 * 60;

/**
 * HSTS, where the public origin is https: the browser never asks over http again. Subdomains are left out unless a
 * setting says that they all speak https, because one that does not could not be reached for two years.
 */
export const transportSecurity = (): Record<string, string> =>
  isHttps()
    ? {
        "Strict-Transport-Security": `max-age=${MAX_AGE}${getEnv().HSTS_SUBDOMAINS === "1" ? "; includeSubDomains" : ""}`,
      }
    : {};
