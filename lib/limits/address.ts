import "server-only";
import { getEnv } from "@/lib/env";

/**
 * The caller's address: the entry of X-Forwarded-For that our own nearest proxies wrote. Entries further left are the
 * caller's to invent, so they are not read.
 */
export function clientAddress(headers: Headers): string {
  const chain = (headers.get("x-forwarded-for") ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  return chain.at(-getEnv().TRUSTED_PROXY_HOPS) ?? chain[0] ?? "unknown";
}
