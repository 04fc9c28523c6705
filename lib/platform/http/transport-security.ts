/** Two years, in seconds. */
const MAX_AGE = 2 * 365 * 24 * 60 * 60;

type Settings = { APP_URL?: string | undefined; HSTS_SUBDOMAINS?: string | undefined };

/**
 * HSTS, if the public origin is https: the browser then never uses http again. Subdomains are excluded unless a setting
 * says that they all support https, because one that does not would be unreachable for two years.
 */
export function transportSecurity({ APP_URL, HSTS_SUBDOMAINS }: Settings): Record<string, string> {
  if (!APP_URL?.startsWith("https:")) return {};
  const subdomains = HSTS_SUBDOMAINS === "1" ? "; includeSubDomains" : "";
  return { "Strict-Transport-Security": `max-age=${MAX_AGE}${subdomains}` };
}
