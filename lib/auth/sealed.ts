import "server-only";
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { getEnv } from "@/lib/env";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

// A key of its own, so that no other use of the secret can decrypt what is stored, or the reverse.
const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync("sha256", secret, "", "kaamsetu: second factor", 32));

/**
 * Encrypts a text for the database by a key made from SESSION_SECRET.
 * @param owner the id of the account it belongs to: with another account's row it cannot be opened.
 */
export function seal(text: string, owner: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(getEnv().SESSION_SECRET), iv);
  cipher.setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
}

/**
 * Decrypts what seal() returned, by SESSION_SECRET or the secret before it.
 * @returns the text, and whether it should be sealed again because the secret has changed; null if neither secret opens
 * it.
 */
export function unseal(sealed: string, owner: string): { text: string; isOld: boolean } | null {
  const { SESSION_SECRET, SESSION_SECRET_PREVIOUS } = getEnv();
  const text = openBy(SESSION_SECRET, sealed, owner);
  if (text !== null) return { text, isOld: false };
  const before = SESSION_SECRET_PREVIOUS === undefined ? null : openBy(SESSION_SECRET_PREVIOUS, sealed, owner);
  return before === null ? null : { text: before, isOld: true };
}

function openBy(secret: string, sealed: string, owner: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, keyOf(secret), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(owner));
  try {
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return null; // of another secret or another account, or altered
  }
}
