import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db } from "@/lib/platform/db/client";
import type { SecondFactorState } from "./second-factor-types";

/** The state of the caller's own second factor; null if there is none. */
export async function getSecondFactor(admin: Actor<"admin">): Promise<SecondFactorState | null> {
  const row = await db.secondFactor.findUnique({
    where: { userId: admin.id },
    select: { enrolledAt: true, recoveryHashes: true },
  });
  if (!row?.enrolledAt) return null;
  return { enrolledAt: row.enrolledAt.toISOString(), unusedCodes: row.recoveryHashes.length };
}
