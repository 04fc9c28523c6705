import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { readableBy, refusal } from "./readable-queries";

/**
 * Says that the employer is still looking at an application: it waits five days more, once.
 * @throws AppError application_not_found, already_decided (409).
 */
export async function sayStillLooking(employer: Actor<"employer">, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const held = await tx.application.findFirst({
      where: { AND: [{ id, status: "pending", toldAt: null }, readableBy(employer)] },
      select: { id: true },
    });
    if (!held) throw new AppError(await refusal(tx, employer, id));
    await tx.$executeRaw`
      UPDATE applications SET still_looking_at = coalesce(still_looking_at, now()), asked_at = coalesce(asked_at, now())
      WHERE id = ${id}::uuid AND status = 'pending'`;
  });
}
