import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db, type Transaction } from "@/lib/platform/db/client";
import { isUniqueViolation } from "@/lib/platform/db/errors";
import { Prisma } from "@/lib/platform/db/generated/client";
import { AppError } from "@/lib/platform/http/errors";
import { notify } from "@/lib/platform/notify/notify";
import { runDirectly, type Within } from "@/lib/access/idempotency";
import { isUnanswered, toAgain } from "@/lib/domains/jobs/apply-again-rows";
import { visibleTo } from "@/lib/domains/jobs/visible-queries";
import { holdAgreement } from "@/lib/domains/users/agreement-service";
import type { ConsentInput } from "@/lib/domains/users/consent-schema";
import { recordConsent, requireCurrentText } from "@/lib/domains/users/consent-service";
import { getWorkerPlaces } from "@/lib/domains/profiles/places-service";
import { keepAnswers } from "@/lib/domains/profiles/service";
import { learnPlace } from "@/lib/domains/jobs/learnt-place-service";
import { deleteUploadRows, removeFiles, saveUploadRow } from "@/lib/platform/uploads/service";
import { withStoredFiles } from "@/lib/platform/uploads/voice-service";
import { measureFit, measureNew } from "./fit-service";
import { WITHDRAWABLE_STATUSES } from "./policy";
import { refusal } from "./readable-queries";
import { ownSelect, toApplication } from "./rows";
import type { ApplyInput } from "./schema";
import type { Application } from "./types";
import { deleteApplications, type Deleted } from "./withdrawal-rows";

/**
 * Applies to an open job. A unique index makes sure that concurrent clicks apply only once. An application that ended
 * because the job closed is replaced: the job is open again.
 * The answers are kept with the worker's profile, to be offered with the next application.
 * @param input without `consent` the worker counts as not asked, and the employer sees the answers only.
 * @throws AppError job_not_found, job_not_open, already_applied, apply_later, terms_changed, too_large, image_unreadable,
 *   voice_note_…, first_steps (the agreement to the notice was taken back meanwhile), unauthenticated (the account was deleted meanwhile).
 */
export async function createApplication(
  worker: Actor<"worker">,
  jobId: string,
  input: ApplyInput,
  within: Within<Application> = runDirectly,
): Promise<Application> {
  const { profileImage, voiceNote, consent, ...answers } = input;
  if (consent) requireCurrentText("sharing", consent);
  // The transaction refuses too, and its refusal counts; this one comes before pictures and sound are decoded in vain.
  if (profileImage || voiceNote) await requireApplicable(db, worker, jobId);
  // Each has a file of its own: withdrawing takes the application's, and leaves the profile's.
  const files = profileImage ? (["selfie", "photo"] as const).map((kind) => ({ file: profileImage, kind })) : [];
  const replaced: (string | null)[] = [];
  try {
    const application = await withStoredFiles(files, voiceNote, (images, note) =>
      db.$transaction((tx) =>
        within(tx, async () => {
          await holdAgreement(tx, worker.id);
          await countApplication(tx, jobId);
          const { employerId, ended, isSecond } = await requireApplicable(tx, worker, jobId);
          if (ended) replaced.push(...(await removeEnded(tx, worker, ended)));
          for (const file of note ? [...images, note.row] : images) await saveUploadRow(tx, worker.id, file);
          const { gender, experience, shift } = answers;
          const photo = images[1]?.name ?? null;
          replaced.push(await keepAnswers(tx, worker, { gender, experience, preferredShift: shift, photo }));
          if (getWorkerPlaces(worker).items.length === 0) await learnPlace(worker.id, jobId, tx);
          const who = { jobId, workerId: worker.id };
          const fit = await measureNew(tx, { ...who, experience, shift, knowsPerson: !!consent });
          const row = await tx.application.create({
            data: {
              ...who,
              ...fit,
              employerId,
              isSecond,
              gender,
              experience,
              shift,
              startDate: answers.start_date,
              profileImage: images[0]?.name ?? null,
              voiceNote: note?.row.name ?? null,
              voiceSeconds: note?.seconds ?? null,
              events: { create: { type: "submitted", actorId: worker.id } },
            },
            select: ownSelect,
          });
          await notify(tx, { userId: employerId, kind: "application_received", jobId, applicationId: row.id });
          if (consent)
            await recordConsent(tx, sharing(worker, row.id, consent, "POST /api/service-requests/{id}/apply"));
          return toApplication(row, worker);
        }),
      ),
    );
    await removeFiles(replaced);
    return application;
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError("already_applied", { cause: error }) : error;
  }
}

const sharing = (worker: Actor<"worker">, applicationId: string, consent: ConsentInput, call: string) =>
  ({ userId: worker.id, kind: "sharing", consent, call, applicationId }) as const;

/**
 * Lets the employer see who applied, or no longer: then the answers are all that is left.
 * @param consent null withdraws. @throws AppError application_not_found, terms_changed.
 */
export async function setSharing(worker: Actor<"worker">, id: string, consent: ConsentInput | null): Promise<void> {
  await db.$transaction(async (tx) => {
    // Locked, so that two clicks leave one consent.
    const held = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM applications WHERE id = ${id}::uuid AND worker_id = ${worker.id}::uuid FOR UPDATE`;
    if (held.length === 0) throw new AppError("application_not_found");
    await withdrawSharing(tx, id);
    if (consent) await recordConsent(tx, sharing(worker, id, consent, "PUT /api/service-applications/{id}/consent"));
    await measureFit(tx, id);
  });
}

/**
 * Refuses to apply to a job that the worker does not see, has applied to, or that is not open.
 * @returns its employer, and the worker's application that ended with it earlier. @throws AppError job_not_found,
 *   already_applied, job_not_open.
 */
async function requireApplicable(from: Pick<Transaction, "job">, worker: Actor<"worker">, jobId: string) {
  const job = await from.job.findFirst({
    where: { id: jobId, ...visibleTo(worker) },
    select: {
      status: true,
      employerId: true,
      applications: { where: { workerId: worker.id }, select: { id: true, ...againSelect } },
    },
  });
  if (!job) throw new AppError("job_not_found");
  const [earlier] = job.applications;
  if (earlier && earlier.status !== "closed") throw new AppError("already_applied");
  if (job.status !== "open") throw new AppError("job_not_open");
  const isSecond = !!earlier && isUnanswered(earlier);
  if (isSecond) requireAgain(toAgain(earlier));
  return { employerId: job.employerId, ended: earlier?.id ?? null, isSecond };
}

const againSelect = { status: true, closedReason: true, endedAt: true, isSecond: true } as const;

/** After no answer a worker may apply once more, some days later. @throws AppError already_applied, apply_later. */
function requireAgain(from: Date | null): void {
  if (!from) throw new AppError("already_applied");
  if (from > new Date()) throw new AppError("apply_later", { at: from });
}

// Locks the job's row, so that it cannot be closed between the check that follows and the commit. Raw SQL because Prisma would
// also set updated_at, which tells the owner when the job was last edited.
const countApplication = (tx: Transaction, jobId: string) =>
  tx.$executeRaw`UPDATE jobs SET applications_count = applications_count + 1 WHERE id = ${jobId}::uuid`;

// The caller has locked the job. Returns the names of the files to be removed.
async function removeEnded(tx: Transaction, worker: Actor<"worker">, id: string): Promise<(string | null)[]> {
  await withdrawSharing(tx, id);
  const gone = await deleteApplications(tx, Prisma.sql`id = ${id}::uuid`);
  for (const application of gone) await forgetApplication(tx, worker, application);
  return gone.flatMap(({ files }) => files);
}

const withdrawSharing = (tx: Transaction, applicationId: string) =>
  tx.consent.updateMany({ where: { applicationId, withdrawnAt: null }, data: { withdrawnAt: new Date() } });

/** Deletes the rest of an application whose row is gone. */
async function forgetApplication(tx: Transaction, worker: Actor<"worker">, { id, files }: Deleted) {
  await deleteUploadRows(tx, files);
  // The stored answer to the call that applied repeats what was sent with it.
  await tx.$executeRaw`DELETE FROM idempotency_keys WHERE user_id = ${worker.id}::uuid AND answer->>'id' = ${id}`;
}

/**
 * Withdraws an application: its answers, selfie, voice note and timeline are deleted at once, and only who applied when, and
 * withdrew when, is kept. A worker whom the employer has rejected has nothing to withdraw from.
 * @throws AppError application_not_found, already_decided (409).
 */
export async function withdrawApplication(worker: Actor<"worker">, id: string): Promise<void> {
  const files = await db.$transaction(async (tx) => {
    // Locks the job's row first, as applying does: in the opposite order two clicks of one worker could deadlock.
    await tx.$queryRaw`
      SELECT 1 FROM jobs
      WHERE id = (SELECT job_id FROM applications WHERE id = ${id}::uuid AND worker_id = ${worker.id}::uuid) FOR UPDATE`;
    // Then the application, as consenting does, before its consents.
    await tx.$queryRaw`
      SELECT 1 FROM applications WHERE id = ${id}::uuid AND worker_id = ${worker.id}::uuid FOR UPDATE`;
    // Ownership is checked below; a refusal undoes this too.
    await withdrawSharing(tx, id);
    const [row] = await deleteApplications(
      tx,
      Prisma.sql`id = ${id}::uuid AND worker_id = ${worker.id}::uuid AND status::text = ANY(${WITHDRAWABLE_STATUSES})`,
    );
    if (!row) throw new AppError(await refusal(tx, worker, id));
    await forgetApplication(tx, worker, row);
    return row.files;
  });
  await removeFiles(files);
}
