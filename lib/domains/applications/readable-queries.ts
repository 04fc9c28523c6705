import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { isUuid } from "@/lib/core/uuid";
import { db, type Transaction } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { OWN_LIVE } from "@/lib/domains/jobs/visible-queries";

/**
 * Restricts a query to the applications an actor may read: ownership is part of the statement, not a check after it.
 */
export function readableBy(actor: Actor): Prisma.ApplicationWhereInput {
  if (actor.audience === "admin") return {};
  return actor.audience === "worker" ? { workerId: actor.id } : { employerId: actor.id, job: OWN_LIVE };
}

/** Why an act on an application found none in the right state. */
export async function refusal(tx: Transaction, actor: Actor, id: string) {
  const row = await tx.application.findFirst({ where: { id, ...readableBy(actor) }, select: { id: true } });
  return row ? ("already_decided" as const) : ("application_not_found" as const);
}

/** Whether an application is the worker's own. */
export const isOwnApplication = async (id: string, worker: Pick<Actor, "id">): Promise<boolean> =>
  isUuid(id) && (await db.application.findFirst({ where: { id, workerId: worker.id }, select: { id: true } })) !== null;
