import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db } from "@/lib/platform/db/client";
import { areaOf } from "@/lib/domains/profiles/places-service";
import { readCards } from "./card-queries";
import { MAX_SAVED } from "./saved-policy";
import type { JobCard } from "./types";
import { visibleTo } from "./visible-queries";

/** The jobs that a worker has saved, the last one first; closed ones too, which say so. */
export async function listSaved(worker: Actor<"worker">): Promise<JobCard[]> {
  const rows = await db.savedJob.findMany({
    where: { workerId: worker.id, job: visibleTo(worker) },
    select: { jobId: true },
    orderBy: [{ savedAt: "desc" }, { jobId: "desc" }],
    take: MAX_SAVED,
  });
  return readCards(
    worker,
    rows.map(({ jobId }) => jobId),
    areaOf(worker, null),
  );
}
