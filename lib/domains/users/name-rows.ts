import "server-only";
import unhomoglyph from "unhomoglyph";
import type { PrismaClient } from "@/lib/platform/db/generated/client";

/**
 * The skeleton of a username (UTS 39, section 4, over its lower case): names that look alike have the same one, so that
 * it is unique among accounts.
 */
export const skeletonOf = (username: string): string =>
  unhomoglyph(username.normalize("NFKC").toLowerCase().normalize("NFD")).normalize("NFD").toLowerCase();

const BATCH = 500;

/**
 * Computes the skeletons of accounts without one, the oldest first. An account whose name looks like that of an older
 * one keeps its name and gets a value no name has.
 * @returns how many accounts got one.
 */
export async function fillNameSkeletons(db: PrismaClient, batch = BATCH): Promise<number> {
  let count = 0;
  let last = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const users = await db.user.findMany({
      // After the last one: from the first again, each batch would walk past all that are done.
      where: { nameSkeleton: null, id: { gt: last } },
      select: { id: true, username: true },
      orderBy: { id: "asc" },
      take: batch,
    });
    if (users.length === 0) return count;
    const skeletons = users.map(({ username }) => skeletonOf(username));
    const held = await db.user.findMany({
      where: { nameSkeleton: { in: skeletons } },
      select: { nameSkeleton: true },
    });
    const taken = new Set(held.map(({ nameSkeleton }) => nameSkeleton));
    const values = users.map(({ id }, index) => {
      const skeleton = skeletons[index]!;
      if (taken.has(skeleton)) return `=${id}`;
      taken.add(skeleton);
      return skeleton;
    });
    await db.$executeRaw`
      UPDATE users SET name_skeleton = made.skeleton
      FROM unnest(${users.map(({ id }) => id)}::uuid[], ${values}::text[]) AS made (id, skeleton)
      WHERE users.id = made.id AND users.name_skeleton IS NULL`;
    count += users.length;
    last = users.at(-1)!.id;
  }
}
