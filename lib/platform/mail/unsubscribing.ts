import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { keysFor } from "@/lib/platform/keys";
import { isUuid } from "@/lib/core/uuid";

const keys = () => keysFor("unsubscribing");

const signatureOf = (userId: string, key: Buffer): Buffer => createHmac("sha256", key).update(userId).digest();

/**
 * The secret part of the address that ends e-mails to an account without a login. Nothing is stored for it, and it has no
 * end: the link in an old e-mail must work too.
 */
export const unsubscribeToken = (userId: string): string =>
  `${userId}.${signatureOf(userId, keys()[0]).toString("base64url")}`;

/** @returns the id of the account that a token was made for, by SESSION_SECRET or the secret before it; null if by neither. */
export function accountOf(token: string): string | null {
  const [userId = "", given = ""] = token.split(".", 2);
  if (!isUuid(userId)) return null;
  const signature = Buffer.from(given, "base64url");
  const isOurs = keys().some((key) => {
    const expected = signatureOf(userId, key);
    return signature.length === expected.length && timingSafeEqual(signature, expected);
  });
  return isOurs ? userId : null;
}
