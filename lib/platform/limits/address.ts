import "server-only";
import ipaddr from "ipaddr.js";
import { getEnv } from "@/lib/platform/env";

const IPV6_PREFIX_BITS = 64;

/**
 * The caller's network, for limits by address: the address itself, or for IPv6 its /64, which belongs to one household
 * or phone. The address is the single entry that our server leaves in X-Forwarded-For (server/forwarding.ts); on
 * Vercel, whose proxy is in front instead, that proxy's own header, which it never accepts from a caller.
 * @returns "unknown" if neither exists.
 */
export function clientAddress(headers: Pick<Headers, "get">): string {
  const given = headers.get(getEnv().VERCEL ? "x-vercel-forwarded-for" : "x-forwarded-for");
  const nearest = given?.split(",").at(-1)?.trim() ?? "";
  if (!ipaddr.isValid(nearest)) return "unknown";
  const address = ipaddr.process(nearest);
  if (address.kind() === "ipv4") return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${IPV6_PREFIX_BITS}`).toString()}/${IPV6_PREFIX_BITS}`;
}
