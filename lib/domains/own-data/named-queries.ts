import "server-only";
import type { ApplicationJob } from "@/lib/domains/applications/types";
import type { Actor } from "@/lib/access/auth/actor";
import { db } from "@/lib/platform/db/client";
import { listVisible } from "@/lib/domains/jobs/card-queries";
import type { JobCard } from "@/lib/domains/jobs/types";
import type { OwnData } from "./types";

/** A job by the number of the job or of an application to it, as records of "my data" name it. */
export type NamedJobs = ReadonlyMap<string, ApplicationJob | JobCard>;

/** The jobs that records of "my data" only name by number; left out are those that the caller may no longer see. */
export async function findNamedJobs(actor: Actor, data: OwnData): Promise<NamedJobs> {
  const named = new Map<string, ApplicationJob | JobCard>(data.jobs.map((job) => [job.id, job]));
  for (const { id, job } of data.applications) named.set(id, job).set(job.id, job);
  const { notifications, interviews, privateNotes, withdrawals, viewedJobs, savedJobs } = data;
  const received = unnamed(
    [...notifications, ...interviews, ...privateNotes].map(({ applicationId }) => applicationId),
    named,
  );
  const jobs = unnamed(
    [...notifications, ...withdrawals, ...viewedJobs, ...savedJobs].map(({ jobId }) => jobId),
    named,
  );
  const [cards, applications] = await Promise.all([
    listVisible(actor, jobs),
    db.application.findMany({
      where: { id: { in: received }, employerId: actor.id },
      select: { id: true, jobId: true },
    }),
  ]);
  for (const card of cards) named.set(card.id, card);
  for (const { id, jobId } of applications) {
    const job = named.get(jobId);
    if (job) named.set(id, job);
  }
  return named;
}

const unnamed = (ids: readonly (string | null)[], named: NamedJobs): string[] => [
  ...new Set(ids.filter((id): id is string => id !== null && !named.has(id))),
];
