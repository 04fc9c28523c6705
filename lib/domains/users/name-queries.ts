import "server-only";
import { randomInt } from "node:crypto";
import { db } from "@/lib/platform/db/client";
import { skeletonOf } from "./name-rows";
import { cleanUsername, isReserved, USERNAME_LENGTH, usernameFault } from "./name-policy";

/** Names shown beside one that cannot be had. */
const SUGGESTED = 2;
/** Room for a dot and five digits. */
const STEM_MAX = USERNAME_LENGTH.max - 6;

/** Two usernames like the typed one that nobody has. @param typed at most 200 characters, may break every rule. */
export const suggestUsernames = (typed: string): Promise<string[]> => firstFree(numbered(stemOf(typed)));

/**
 * Two free usernames for someone new, the simplest first: the first word of the name, alone if nobody has it.
 * @param name at most 200 characters, may break every rule. @example usernamesFor("Sunita Devi") // ["sunita", "sunita42"]
 */
export async function usernamesFor(name: string): Promise<string[]> {
  const lower = cleanUsername(name).toLowerCase();
  const word = lower.split(/\s+/u).find((part) => part.length >= USERNAME_LENGTH.min) ?? lower;
  const stem = stemOf(word);
  return firstFree([...(stem.length >= USERNAME_LENGTH.min ? [stem] : []), ...numbered(stem)]);
}

// The shortest numbers first; a name that thousands have needs the longer ones.
const numbered = (stem: string): string[] => [
  ...Array.from({ length: 6 }, () => `${stem}${randomInt(10, 100)}`),
  ...Array.from({ length: 6 }, () => `${stem}.${randomInt(100, 1_000)}`),
  ...Array.from({ length: 6 }, () => `${stem}.${randomInt(10_000, 100_000)}`),
];

async function firstFree(names: readonly string[]): Promise<string[]> {
  const free = new Map(names.map((name) => [skeletonOf(name), name]));
  const taken = await db.user.findMany({
    where: { OR: [{ username: { in: [...free.values()] } }, { nameSkeleton: { in: [...free.keys()] } }] },
    select: { username: true },
  });
  const deleted = await db.deletedAccount.findMany({
    where: { nameSkeleton: { in: [...free.keys()] } },
    select: { username: true },
  });
  for (const { username } of [...taken, ...deleted]) free.delete(skeletonOf(username));
  return [...free.values()].slice(0, SUGGESTED);
}

/** The longest beginning of the typed name that may be part of one; "kaam" (work) if none may. */
function stemOf(typed: string): string {
  const allowed = cleanUsername(typed)
    .replace(/\s+/gu, ".")
    .replace(/[^\p{L}\p{M}\p{Nd}._-]/gu, "");
  let stem = "";
  for (const character of allowed) {
    if (stem.length + character.length > STEM_MAX) break;
    if (usernameFault(stem + character) !== "usernameScripts") stem += character;
  }
  const isUsable = /^[\p{L}\p{Nd}]/u.test(stem) && usernameFault(stem) === null && !isReserved(stem);
  return isUsable ? stem : "kaam";
}
