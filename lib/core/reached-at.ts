const LOOPBACK = new Set(["localhost", "127.0.0.1", "::1", "[::1]"]);

/** Settings that say where a server is reached. */
export type ReachSettings = {
  HOSTNAME?: string | undefined;
  APP_URL?: string | undefined;
  TRUSTED_PROXIES?: string | undefined;
};

/**
 * Where others reach a server: at its own address, at its public one, or through a proxy; null if only this computer does.
 * A public address that is no URL is ignored: the check of the settings refuses it, in its own words.
 */
export function reachedAt({ HOSTNAME = "", APP_URL = "", TRUSTED_PROXIES }: ReachSettings): string | null {
  if (!LOOPBACK.has(HOSTNAME)) return HOSTNAME || "every address of this computer";
  if (URL.canParse(APP_URL) && !LOOPBACK.has(new URL(APP_URL).hostname)) return APP_URL;
  return TRUSTED_PROXIES ? `${HOSTNAME} through a proxy` : null;
}
