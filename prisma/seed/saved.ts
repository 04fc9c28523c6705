/** The jobs that the demo worker has saved. */
import type { Prisma } from "../../lib/platform/db/generated/client";
import type { NotificationKind } from "../../lib/platform/notify/kinds";
import { CITIES } from "./cities";
import type { Job } from "./jobs/build";
import type { Worker } from "./people";
import { createRandom, uuidAt } from "./random";
import { after, DAY, HOUR } from "./time";

const SAVED = 3;
/** Posted for so many days at least: the worker saved them some days later. */
const YOUNGEST = 12;

/**
 * Three open jobs of the worker's kinds of work in the worker's part of the country, to none of which the worker has applied. The first one closes in two
 * days, of which the worker was told ten hours ago.
 * @param taken the jobs not to choose: those applied for, and those that close for another reason.
 */
export function buildSavedJobs(now: Date, jobs: readonly Job[], worker: Worker, taken: ReadonlySet<string>) {
  const saved = jobs
    .filter(
      ({ row, city, employer }) =>
        row.status === "open" &&
        row.postedAt !== null &&
        row.postedAt < after(now, -YOUNGEST * DAY) &&
        !taken.has(row.id) &&
        !employer.onboardingPending &&
        CITIES[city].zone === CITIES[worker.location].zone &&
        worker.categories.some((category) => category === row.category),
    )
    .slice(0, SAVED);
  const [closing] = saved;
  if (!closing) throw new Error("Too few jobs for the demo worker to save");
  const [openUntil, toldAt] = [after(now, 2 * DAY), after(now, -10 * HOUR)];
  const news: Prisma.NotificationCreateManyInput = {
    ...{ id: uuidAt(createRandom(16), toldAt), userId: worker.id, jobId: closing.row.id, createdAt: toldAt },
    kind: "saved_job_closing" satisfies NotificationKind,
    aboutAt: openUntil,
  };
  return {
    closing: { jobId: closing.row.id, openUntil },
    savedJobs: saved.map(({ row }, index) => ({
      workerId: worker.id,
      jobId: row.id,
      savedAt: after(now, -(9 - 3 * index) * DAY),
      toldOf: row === closing.row ? openUntil : null,
    })),
    news,
  };
}

/** A search of whose new jobs the worker wants to be told: of the worker's first kind of work, near home. */
export function buildSavedSearch(now: Date, worker: Worker): Prisma.SavedSearchCreateManyInput {
  const createdAt = after(now, -4 * DAY);
  return {
    ...{ id: uuidAt(createRandom(17), createdAt), workerId: worker.id, createdAt, seenUntil: now },
    ...{ words: "", category: worker.categories[0] ?? "", kind: "", placeId: "" },
    dueAt: after(now, DAY),
  };
}
