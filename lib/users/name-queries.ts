import "server-only";
import { randomInt } from "node:crypto";
import { db } from "@/lib/db/client";
import { skeletonOf } from "./name-rows";
import { cleanUsername, isReserved, USERNAME_LENGTH, usernameFault } from "./name-policy";

/** Names shown beside one that cannot be had. */
const SUGGESTED = 2;
/** Room for a dot and three digits. */
const STEM_MAX = USERNAME_LENGTH.max - 4;

/** Two usernames like the typed one that nobody has. @param typed at most 200 characters, may break every rule. */
export async function suggestUsernames(typed: string): Promise<string[]> {
  const stem = stemOf(typed);
  const candidates = [...Array(12).keys()].map((index) =>
    index < 6 ? `${stem}${randomInt(10, 100)}` : `${stem}.${randomInt(100, 1_000)}`,
  );
  const skeletons = candidates.map(skeletonOf);
  const taken = await db.user.findMany({
    where: { OR: [{ username: { in: candidates } }, { nameSkeleton: { in: skeletons } }] },
    select: { username: true, nameSkeleton: true },
  });
  const isTaken = (name: string) =>
    taken.some(({ username, nameSkeleton }) => username === name || nameSkeleton === skeletonOf(name));
  return [...new Set(candidates)].filter((name) => !isTaken(name)).slice(0, SUGGESTED);
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
