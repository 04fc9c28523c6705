import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { msg } from "@/lib/platform/http/validation";
import { audienceOf, type Role } from "@/lib/core/roles";
import { ADMIN_PASSWORD_MIN, PASSWORD_LENGTH } from "./password-length";

/** Of 0 to 4: needs more than 10^8 guesses. */
const ADMIN_MIN_SCORE = 3;

type Owner = { username: string; role: Role };

// The list is 400 kB, and only a new password needs it.
const loadCommon = async () => (await import("@zxcvbn-ts/language-common")).dictionary["passwords-common"];
let common: Promise<ReadonlySet<string>> | null = null;

/**
 * The fault of a new password beyond its length: it is little more than the user's name or words of this place, one sign
 * repeated or one of the 49,233 most common ones; an admin's must also have twelve characters, be hard to guess and not
 * contain the name.
 * @returns a key of the `validation` messages, or null.
 */
export async function passwordFault(password: string, { username, role }: Owner): Promise<string | null> {
  const text = fold(password);
  const name = fold(username);
  if (isMostlyContext(text, name) || new Set(text).size === 1) return msg("passwordCommon");
  common ??= loadCommon().then((list) => new Set(list));
  if ((await common).has(text)) return msg("passwordCommon");
  if (audienceOf(role) !== "admin") return null;
  if ([...password].length < ADMIN_PASSWORD_MIN) return msg("tooShort", { min: ADMIN_PASSWORD_MIN });
  return text.includes(name) || (await scoreOf(password, username)) < ADMIN_MIN_SCORE ? msg("passwordCommon") : null;
}

/** @param field the field to name. @throws AppError invalid. */
export async function requireGoodPassword(password: string, owner: Owner, field: string): Promise<void> {
  const fault = await passwordFault(password, owner);
  if (fault !== null) throw new AppError("invalid", { fields: { [field]: [fault] } });
}

const fold = (text: string): string => text.normalize("NFC").toLowerCase();

/** Whether fewer letters and digits than a password needs are left without the name and the words of this place. */
function isMostlyContext(text: string, name: string): boolean {
  const left = [name, ...CONTEXT_WORDS.map(fold)].reduce((rest, word) => rest.replaceAll(word, " "), text);
  return left !== text && (left.match(/[\p{L}\p{Nd}]/gu) ?? []).length < PASSWORD_LENGTH.min;
}

async function scoreOf(password: string, username: string): Promise<number> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }).check(password, [username, ...CONTEXT_WORDS]).score;
}

/**
 * Words that someone who guesses a password here tries first: the product, its users and what they come for. They count
 * for nothing in a new password (decisions/0023).
 */
const CONTEXT_WORDS: readonly string[] = [
  ...["kaamsetu", "kaam", "setu", "कामसेतु", "काम", "सेतु"],
  ...["password", "login", "user", "admin", "worker", "employer", "पासवर्ड"],
  ...["jobs", "job", "work", "naukri", "rozgar", "नौकरी", "रोज़गार"],
  ...["india", "bharat", "भारत"],
];
