import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db } from "@/lib/platform/db/client";
import type { EmployerMark } from "./mark-options";
import { markOf } from "./mark-policy";

/** The mark that workers read of the calling employer, and the number that can be confirmed. */
export async function ownMark(employer: Actor<"employer">): Promise<{ mark: EmployerMark; phone: string | null }> {
  const row = await db.user.findUniqueOrThrow({
    where: { id: employer.id },
    select: { isVerified: true, phoneConfirmedAt: true, createdAt: true, phone: true },
  });
  return { mark: markOf(row), phone: row.phone };
}
