import "server-only";
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { keysFor } from "@/lib/platform/keys";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keys = () => keysFor("second factor");

/**
 * Encrypts a text for the database or a cookie by a key made from SESSION_SECRET.
 * @param owner the id of the account it belongs to: with another account's row it cannot be opened.
 */
export function seal(text: string, owner: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keys()[0], iv);
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
  for (const [age, key] of keys().entries()) {
    const text = openBy(key, sealed, owner);
    if (text !== null) return { text, isOld: age > 0 };
  }
  return null;
}

function openBy(key: Buffer, sealed: string, owner: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(owner));
  try {
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return null; // of another secret or another account, or altered
  }
}
