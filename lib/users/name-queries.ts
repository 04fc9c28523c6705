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
  const names = Array.from({ length: 12 }, (_, index) =>
    index < 6 ? `${stem}${randomInt(10, 100)}` : `${stem}.${randomInt(100, 1_000)}`,
  );
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
