import "server-only";
import { importPKCS8, SignJWT } from "jose";
import { z } from "zod";
import type { ServiceAccount } from "@/lib/platform/settings/translation";
import { callJson } from "./json-call";
import { ProviderError } from "./provider";

const SCOPE = "https://www.googleapis.com/auth/cloud-translation";
/** The longest that Google allows. */
const LIFETIME = "1h";
/** Seconds before its expiry at which a token is replaced. */
const MARGIN = 60;

const answer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** Bearer tokens for Google; call `forget` when one was refused. */
export type TokenSource = { get: (signal: AbortSignal) => Promise<string>; forget: () => void };

/** A token from the settings, renewed outside this application. */
export const fixedToken = (token: string): TokenSource => ({ get: () => Promise.resolve(token), forget: () => {} });

/** Tokens from a service account's JWT grant (RFC 7523), each reused until shortly before it expires. */
export function serviceAccountToken(account: ServiceAccount): TokenSource {
  let kept: { token: string; until: number } | null = null;
  return {
    async get(signal) {
      if (kept && performance.now() < kept.until) return kept.token;
      const body = new URLSearchParams({
        grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
        assertion: await signedGrant(account),
      });
      const grant = await callJson(answer, { url: account.token_uri, body, signal });
      kept = { token: grant.access_token, until: performance.now() + (grant.expires_in - MARGIN) * 1_000 };
      return kept.token;
    },
    forget() {
      kept = null;
    },
  };
}

async function signedGrant({ client_email, private_key, token_uri }: ServiceAccount): Promise<string> {
  try {
    return await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: "RS256", typ: "JWT" })
      .setIssuer(client_email)
      .setAudience(token_uri)
      .setIssuedAt()
      .setExpirationTime(LIFETIME)
      .sign(await importPKCS8(private_key, "RS256"));
  } catch (cause) {
    // An invalid private key is a mistake in the settings, which must not take the other providers down.
    throw new ProviderError("refused", { cause });
  }
}
