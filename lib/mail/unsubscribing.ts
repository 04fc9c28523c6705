import "server-only";
import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { getEnv } from "@/lib/env";
import { isUuid } from "@/lib/uuid";

// A key of its own, so that nothing else made from the secret can be shown here, or the reverse.
const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync("sha256", secret, "", "kaamsetu: unsubscribing", 32));

const signatureOf = (userId: string, secret: string): Buffer =>
  createHmac("sha256", keyOf(secret)).update(userId).digest();

/**
 * The secret part of the address that ends e-mails to an account without a login. Nothing is stored for it, and it has no
 * end: the link in an old e-mail must work too.
 */
export const unsubscribeToken = (userId: string): string =>
  `${userId}.${signatureOf(userId, getEnv().SESSION_SECRET).toString("base64url")}`;

/** @returns the id of the account that a token was made for, by SESSION_SECRET or the secret before it; null if by neither. */
export function accountOf(token: string): string | null {
  const { SESSION_SECRET, SESSION_SECRET_PREVIOUS } = getEnv();
  const [userId = "", given = ""] = token.split(".", 2);
  if (!isUuid(userId)) return null;
  const signature = Buffer.from(given, "base64url");
  const isOf = (secret: string): boolean => {
    const expected = signatureOf(userId, secret);
    return signature.length === expected.length && timingSafeEqual(signature, expected);
  };
  const isOurs = isOf(SESSION_SECRET) || (SESSION_SECRET_PREVIOUS !== undefined && isOf(SESSION_SECRET_PREVIOUS));
  return isOurs ? userId : null;
}
