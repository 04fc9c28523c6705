import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { isUuid } from "@/lib/core/uuid";
import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { LIVE } from "@/lib/domains/jobs/visible-queries";

/**
 * Restricts a query to the applications an actor may read: ownership is part of the statement, not a check after it.
 */
export function readableBy(actor: Actor): Prisma.ApplicationWhereInput {
  if (actor.audience === "admin") return {};
  return actor.audience === "worker" ? { workerId: actor.id } : { employerId: actor.id, job: LIVE };
}

/** Whether an application is the worker's own. */
export const isOwnApplication = async (id: string, worker: Pick<Actor, "id">): Promise<boolean> =>
  isUuid(id) && (await db.application.findFirst({ where: { id, workerId: worker.id }, select: { id: true } })) !== null;
