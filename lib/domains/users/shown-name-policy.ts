/** The names by which people are shown to others: a phone number or an e-mail address is none (decisions/0050). */
import { latinDigits } from "@/lib/core/digits";

const BETWEEN_DIGITS = /(?<=\d)[\s().\-_/\u2010-\u2015]+(?=\d)/gu;
const ONLY_DIGITS = /^[^\p{L}\p{M}\d]*\d{6,}[^\p{L}\p{M}\d]*$/u;
const MOBILE = /(?<!\d)(?:0|(?:00)?91)?[6-9]\d{9}(?!\d)/;
// A username has no @, so an address is written with a dot or nothing in its place.
const ADDRESS = /@|(?:gmail|yahoo|ymail|hotmail|outlook|rediffmail|icloud|proton(?:mail)?)[._-]?(?:com|co|in|me)\b/i;

/** Whether a name tells how to reach somebody: a phone number, however grouped and in digits of any script, or an e-mail address. */
export function isNumberOrAddress(name: string): boolean {
  const plain = latinDigits(name.normalize("NFKC")).replace(BETWEEN_DIGITS, "");
  return ONLY_DIGITS.test(plain) || MOBILE.test(plain) || ADDRESS.test(plain);
}

/** A name as it may be shown to others; null if there is none, or it tells how to reach its owner. */
export const shownName = (name: string | null | undefined): string | null =>
  name && !isNumberOrAddress(name) ? name : null;

type Named = { username: string; profile: { name: string | null } | null };

/** The name by which others know somebody: the profile's, or else the login name; null if neither may be shown. */
export const nameToOthers = ({ username, profile }: Named): string | null =>
  shownName(profile?.name) ?? shownName(username);

/**
 * An account's login name as admins read it; one that may not be shown is replaced by the person's name and a mark.
 * @example usernameToAdmins({ username: "9876543210", profile: { name: "Meena" } }) // "Meena (•••)"
 */
export function usernameToAdmins({ username, profile }: Named): string {
  const name = shownName(profile?.name);
  return shownName(username) ?? (name === null ? HIDDEN : `${name} (${HIDDEN})`);
}

const HIDDEN = "•••";

/** The columns that a name shown to others is made of. */
export const NAME_COLUMNS = { username: true, profile: { select: { name: true } } } as const;
