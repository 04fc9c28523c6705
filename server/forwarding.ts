import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Addresses of proxies whose forwarding headers are trusted. */
export type TrustedNetworks = [address: ipaddr.IPv4 | ipaddr.IPv6, bits: number][];

// Headers in which proxies describe the request as they received it. Anyone may send them.
const FORWARDING = /^(forwarded|x-real-ip|x-client-ip|true-client-ip|x-forwarded-.*)$/;
// Vercel's own, which is never in front of this server; a proxy that is passes on what a caller sends.
const VERCEL = /^x-vercel-/;

const NAMED: Record<string, string[]> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  private: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7", "fe80::/10"],
};

/**
 * Parses TRUSTED_PROXIES: networks ("10.0.0.0/8"), addresses, or the names "loopback" and "private", separated by
 * commas.
 * @throws Error naming an entry that is none of these.
 */
export function trustedNetworks(setting: string): TrustedNetworks {
  const parts = setting
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.flatMap((part) => NAMED[part] ?? [part]).map(readNetwork);
}

function readNetwork(text: string): TrustedNetworks[number] {
  try {
    if (text.includes("/")) return ipaddr.parseCIDR(text);
    const address = ipaddr.process(text);
    return [address, address.kind() === "ipv4" ? 32 : 128];
  } catch {
    throw new Error(
      `TRUSTED_PROXIES has "${text}": give networks such as 10.0.0.0/8, addresses, or the words loopback and private, with commas between.`,
    );
  }
}

/**
 * Leaves the caller's own address as the only entry of X-Forwarded-For: the socket's, or, if the socket is a trusted
 * proxy's, the last entry of the header that is not a trusted proxy. Other forwarding headers only stay if a trusted
 * proxy sent them, so the application may trust the remaining ones.
 * @returns whether headers of an untrusted sender were dropped.
 */
export function cleanForwarding(request: IncomingMessage, trusted: TrustedNetworks): boolean {
  const { headers } = request;
  const peer = readAddress(request.socket.remoteAddress ?? "");
  const chain = String(headers["x-forwarded-for"] ?? "").split(",");
  const isProxy = peer !== null && isIn(peer, trusted);
  let hasDropped = false;
  for (const name of Object.keys(headers)) {
    if (!VERCEL.test(name) && (isProxy || !FORWARDING.test(name))) continue;
    delete headers[name];
    hasDropped ||= !isProxy;
  }
  const caller = isProxy ? callerOf(chain, peer, trusted) : peer;
  if (caller) headers["x-forwarded-for"] = caller.toString();
  else delete headers["x-forwarded-for"];
  return hasDropped;
}

// From the right: each proxy appends the address that it saw. Anything to the left of the first unknown address may be
// forged.
function callerOf(chain: string[], peer: ipaddr.IPv4 | ipaddr.IPv6, trusted: TrustedNetworks) {
  let nearest = peer;
  for (const entry of chain.reverse()) {
    const address = readAddress(entry.trim());
    if (!address) return nearest;
    nearest = address;
    if (!isIn(address, trusted)) return nearest;
  }
  return nearest;
}

function readAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  // Some proxies append the port.
  const bare = /^\[(.+)\](:\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return isIP(bare) ? ipaddr.process(bare) : null;
}

const isIn = (address: ipaddr.IPv4 | ipaddr.IPv6, networks: TrustedNetworks): boolean =>
  networks.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits));

/** Whether a request came from a private or loopback address, where one's own proxy would be. */
export function isFromNearby({ socket }: IncomingMessage): boolean {
  const peer = readAddress(socket.remoteAddress ?? "");
  return peer !== null && isIn(peer, trustedNetworks("loopback, private"));
}
