import { getEnv, isHttps } from "@/lib/env";

/** Two years, in seconds. */
const MAX_AGE = 2 * 365 * 24 * 60 * 60;

/**
 * HSTS, if the public origin is https: the browser never uses http again. Subdomains are only included if a setting
 * says that they all support https, because one that does not would be unreachable for two years.
 */
export const transportSecurity = (): Record<string, string> =>
  isHttps()
    ? {
        "Strict-Transport-Security": `max-age=${MAX_AGE}${getEnv().HSTS_SUBDOMAINS === "1" ? "; includeSubDomains" : ""}`,
      }
    : {};
