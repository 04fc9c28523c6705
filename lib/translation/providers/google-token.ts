import "server-only";
import { createSign } from "node:crypto";
import { z } from "zod";
import type { ServiceAccount } from "../settings";
import { callJson } from "./json-call";
import { ProviderError } from "./provider";

const SCOPE = "https://www.googleapis.com/auth/cloud-translation";
/** Seconds that a grant asks for (Google's longest), and before its end that a token is not used any more. */
const LIFETIME = 3_600;
const MARGIN = 60;

const answer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** Bearer tokens for Google; `forget` after one was refused. */
export type TokenSource = { get: (signal: AbortSignal) => Promise<string>; forget: () => void };

/** A token that somebody else keeps fresh. */
export const fixedToken = (token: string): TokenSource => ({ get: () => Promise.resolve(token), forget: () => {} });

/** Tokens by the JWT grant of a service account (RFC 7523), each kept until it ends. */
export function serviceAccountToken(account: ServiceAccount): TokenSource {
  let kept: { token: string; until: number } | null = null;
  return {
    async get(signal) {
      if (kept && Date.now() < kept.until) return kept.token;
      const body = new URLSearchParams({
        grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
        assertion: signedGrant(account),
      });
      const grant = await callJson(answer, { url: account.token_uri, body, signal });
      kept = { token: grant.access_token, until: Date.now() + (grant.expires_in - MARGIN) * 1_000 };
      return kept.token;
    },
    forget() {
      kept = null;
    },
  };
}

function signedGrant({ client_email, private_key, token_uri }: ServiceAccount): string {
  const now = Math.floor(Date.now() / 1_000);
  const claims = { iss: client_email, scope: SCOPE, aud: token_uri, iat: now, exp: now + LIFETIME };
  const content = [{ alg: "RS256", typ: "JWT" }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  try {
    return `${content}.${createSign("RSA-SHA256").update(content).sign(private_key, "base64url")}`;
  } catch (cause) {
    // A key that is none: a setting's fault, which must not take the others down.
    throw new ProviderError("refused", { cause });
  }
}
