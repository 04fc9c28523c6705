import "server-only";
import { getEnv } from "@/lib/env";

/**
 * The caller's address: the X-Forwarded-For entry written by the outermost of our TRUSTED_PROXY_HOPS proxies. Entries
 * further left can be forged by the caller and are ignored.
 */
export function clientAddress(headers: Headers): string {
  const chain = (headers.get("x-forwarded-for") ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  return chain.at(-getEnv().TRUSTED_PROXY_HOPS) ?? chain[0] ?? "unknown";
}
