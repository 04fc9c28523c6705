import "server-only";
import { lookup, type LookupAddress, type LookupOptions } from "node:dns";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import ipaddr from "ipaddr.js";
import { epochNow } from "@/lib/core/time";

/** Milliseconds until an address that does not answer is given up. */
const PATIENCE = 10_000;
/** Bytes read of an answer, which is only needed to free the connection. */
const ANSWER_LIMIT = 16 * 1024;

/** How a delivery to someone else's server ended. */
export type Outcome =
  | { kind: "sent" }
  /** The address is gone for good. */
  | { kind: "gone" }
  /** The server will never take this. */
  | { kind: "refused"; status: number }
  /** It may be taken later; `retryAfterMs` is what the server asked for. */
  | { kind: "failed"; retryAfterMs: number | null };

type Post = {
  url: string;
  headers: Readonly<Record<string, string | number>>;
  body: string | Buffer;
  /** Whether the address may be one of a private network: only for addresses that the operator has set. */
  mayBePrivate?: boolean;
};

/** Posts to an address outside. Follows no redirect, and reaches no private network unless told that it may. */
export function post({ url, headers, body, mayBePrivate = false }: Post): Promise<Outcome> {
  const failed: Outcome = { kind: "failed", retryAfterMs: null };
  const { protocol, hostname } = new URL(url);
  // Node does not look up an address that is written as a number.
  const host = hostname.replace(/^\[|\]$/g, "");
  if (!mayBePrivate && ipaddr.isValid(host) && !isPublic(host)) return Promise.resolve({ kind: "refused", status: 0 });
  const request = protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve) => {
    const sent = request(
      url,
      {
        method: "POST",
        headers: { ...headers, "Content-Length": Buffer.byteLength(body) },
        signal: AbortSignal.timeout(PATIENCE),
        ...(mayBePrivate ? {} : { lookup: lookupPublic }),
      },
      (response) => {
        resolve(outcomeOf(response.statusCode ?? 0, response.headers["retry-after"]));
        let read = 0;
        response.on("data", (chunk: Buffer) => {
          read += chunk.length;
          if (read > ANSWER_LIMIT) response.destroy();
        });
        // Whatever happens to the rest of the answer, its status has come.
        response.on("error", () => undefined);
      },
    );
    sent.on("error", () => resolve(failed));
    sent.end(body);
  });
}

/** The meaning of an answer's status for a delivery. @param retryAfter the header of that name: seconds or a date. */
export function outcomeOf(status: number, retryAfter: string | undefined, now = epochNow()): Outcome {
  if (status >= 200 && status < 300) return { kind: "sent" };
  if (status === 404 || status === 410) return { kind: "gone" };
  if (status !== 408 && status !== 425 && status !== 429 && status < 500) return { kind: "refused", status };
  return { kind: "failed", retryAfterMs: retryAfterMs(retryAfter, now) };
}

/** The milliseconds that a header Retry-After asks for: in seconds or as a date (RFC 9110); null for anything else. */
export function retryAfterMs(header: string | null | undefined, now = epochNow()): number | null {
  const given = header?.trim() ?? "";
  const ms = /^\d+$/.test(given) ? Number(given) * 1_000 : Date.parse(given) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

/** Whether an address is one of the internet, rather than of this machine or a network around it. */
export const isPublic = (address: string): boolean => ipaddr.process(address).range() === "unicast";

type Found = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

// A name on the list may be made to lead to an address inside: the address that is connected to is looked at as well.
function lookupPublic(hostname: string, options: LookupOptions, found: Found): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, []);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublic(address))) {
      return found(Object.assign(new Error("No public address."), { code: "EACCES" }), []);
    }
    if (options.all) found(null, addresses);
    else found(null, first.address, first.family);
  });
}
