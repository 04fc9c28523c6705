import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db } from "@/lib/platform/db/client";
import type { PromiseQuestion } from "./options";
import { bareSelect, toJob } from "./rows";
import type { ApplicationJob } from "./types";

/** A question to a worker about a job that they got. */
export type Asked = { id: string; question: PromiseQuestion; job: ApplicationJob };

/** The newest question that the worker has not answered; null if there is none. */
export async function findAsked(worker: Actor<"worker">): Promise<Asked | null> {
  const row = await db.application.findFirst({
    where: {
      workerId: worker.id,
      status: "accepted",
      acceptedAt: { not: null },
      OR: [
        { startedAskedAt: { not: null }, started: null, paid: null },
        { paidAskedAt: { not: null }, paid: null, OR: [{ started: null }, { started: true }] },
      ],
    },
    select: { id: true, paidAskedAt: true, job: bareSelect.job },
    orderBy: [{ acceptedAt: "desc" }, { id: "desc" }],
  });
  if (!row) return null;
  return { id: row.id, question: row.paidAskedAt === null ? "started" : "paid", job: toJob(row.job, worker) };
}
