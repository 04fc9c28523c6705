import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db } from "@/lib/platform/db/client";
import type { MadeCode } from "./recovery-types";

/** The times of an unused code that the office made for the caller's account; null without one. */
export async function findMadeCode({ id }: Pick<Actor, "id">): Promise<MadeCode> {
  const row = await db.oneTimeCode.findFirst({
    where: { userId: id, purpose: "recovery_admin", expiresAt: { gt: new Date() } },
    select: { startsAt: true, expiresAt: true },
  });
  return row && { startsAt: row.startsAt?.toISOString() ?? null, expiresAt: row.expiresAt.toISOString() };
}
