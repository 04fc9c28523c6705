import "server-only";
import { createHash, randomInt } from "node:crypto";

const HOW_MANY = 10;
const GROUPS = 5;
const GROUP_LENGTH = 5;
/** Crockford's base32: no I, L, O and U, which are misread. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Ten new codes of 125 random bits, such as `7Q2MX-…`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: HOW_MANY }, () => Array.from({ length: GROUPS }, newGroup).join("-"));

const newGroup = (): string => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");

/**
 * The form in which a code is stored. One fast hash is enough: nobody can try 2^125 codes.
 * @param code as typed: case, spaces and hyphens do not matter, and O, I and L are read as the digits they look like.
 */
export function hashRecoveryCode(code: string): string {
  const letters = code
    .toUpperCase()
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1")
    .replaceAll(/[^0-9A-Z]/g, "");
  return createHash("sha256").update(letters).digest("base64url");
}
