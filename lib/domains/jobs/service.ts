import "server-only";
import { isDeepStrictEqual } from "node:util";
import { isOf, type Actor } from "@/lib/access/auth/actor";
import { recordOf } from "@/lib/core/objects";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError, type FieldErrors } from "@/lib/platform/http/errors";
import { msg } from "@/lib/platform/http/validation";
import { runDirectly, type Within } from "@/lib/access/idempotency";
import { deleteUploadRows, removeFiles, withStoredImages, type StoredImage } from "@/lib/platform/uploads/service";
import type { JobFieldName } from "./fields";
import { JOB_FIELD_NAMES } from "./listed-fields";
import { toPrismaJobType } from "./job-type-rows";
import { holdActive, lockAny, lockOwn } from "./lock-rows";
import { isHomeless, withEmployment } from "./employment-policy";
import { TYPE_BY_EMPLOYMENT_TYPE } from "./options";
import { withChanges } from "./change-policy";
import { copyColumns } from "./copy-queries";
import { collidingFields } from "./collision-policy";
import { requireRoomForOpenJob } from "./quota-service";
import { imagesOf, nameOf, saveRows } from "./picture-rows";
import { countHiredOf, withUndecided } from "./review-queries";
import { checkWording, openHeldCase } from "./wording-service";
import { derivedColumns, fieldsOf, ownJobSelect, toColumns, toFieldRevisions, toJob, type Reader } from "./rows";
import { FIELD_SCHEMAS } from "./rules-schema";
import type { CreateJobInput, UpdateJobInput } from "./schema";
import { chosenPlaceColumns } from "@/lib/language/places/columns";
import type { Job } from "./types";
import { isVisibleJob } from "./visible-queries";

/**
 * Posts a job, or keeps it as a draft.
 * @throws AppError wording_asked, too_large, image_unreadable, storage_away, unauthenticated (deactivated meanwhile), first_steps (the agreement taken back meanwhile), open_jobs_full,
 *   open_jobs_full_at_first.
 */
export const createJob = (
  employer: Actor<"employer">,
  input: CreateJobInput,
  within: Within<Job> = runDirectly,
): Promise<Job> =>
  createJobFor(employer.id, input, employer, (tx, insert) =>
    within(tx, async () => {
      await holdActive(tx, employer);
      return insert();
    }),
  );

/**
 * Creates a job for an employer. `inTransaction` must check that employer, and lock the account, before it calls `insert`, and may record the
 * action after it.
 * @throws AppError too_large, image_unreadable, and anything `inTransaction` throws; then nothing is stored.
 */
export async function createJobFor(
  employerId: string,
  input: CreateJobInput,
  reader: Reader,
  inTransaction: (tx: Transaction, insert: () => Promise<Job>) => Promise<Job>,
): Promise<Job> {
  const { companyLogo, previewImage, useDefaultPreviewImage, wordingReasons, ...values } = input;
  const custom = useDefaultPreviewImage ? undefined : previewImage;
  // Saves decoding pictures in vain; the transaction repeats it, and that result counts.
  if (values.status === "open") await requireRoomForOpenJob(db, employerId);
  return withStoredImages(imagesOf(companyLogo, custom), (images) =>
    db.$transaction((tx) =>
      inTransaction(tx, () => insertJob(tx, employerId, { ...values, wordingReasons }, images, reader)),
    ),
  );
}

type JobValues = Omit<CreateJobInput, "companyLogo" | "previewImage" | "useDefaultPreviewImage">;

async function insertJob(
  tx: Transaction,
  employerId: string,
  values: JobValues,
  images: StoredImage[],
  reader: Reader,
): Promise<Job> {
  const { salary, company_name, defaultPreviewImageId, place, wordingReasons, ...fields } = values;
  if (fields.status === "open") await requireRoomForOpenJob(tx, employerId);
  await saveRows(tx, employerId, images);
  const previewImage = nameOf(images, "preview_image");
  const placed = chosenPlaceColumns(fields.location, place);
  const columns = {
    ...fields,
    employerId,
    companyName: company_name ?? null,
    salaryMin: salary?.min ?? null,
    salaryMax: salary?.max ?? null,
  };
  const reasons =
    fields.status === "open" ? await checkWording(tx, { ...columns, ...placed, previewImage }, wordingReasons) : [];
  const isHeld = reasons.length > 0;
  const row = await tx.job.create({
    data: {
      ...columns,
      ...(isHeld ? { status: "held" as const, heldReasons: reasons } : {}),
      type: toPrismaJobType(TYPE_BY_EMPLOYMENT_TYPE[fields.employmentType]),
      ...derivedColumns({ ...fields, ...placed }),
      ...copyColumns(fields),
      ...placed,
      companyLogo: nameOf(images, "company_logo"),
      previewImage,
      defaultPreviewImageId: previewImage ? null : defaultPreviewImageId || fields.category || null,
      postedAt: fields.status === "open" && !isHeld ? new Date() : null,
    },
    select: ownJobSelect,
  });
  if (isHeld) await openHeldCase(tx, row, reasons);
  return { ...toJob(row, reader), undecided: 0, hired: 0 };
}

/**
 * Changes the fields that were sent. With `input.revision`, the revision the caller has read, a field that someone else
 * has changed since is not overwritten; changes to different fields are merged. Without it the last save wins.
 * @throws AppError job_not_found, forbidden (another employer's), too_large, image_unreadable, invalid (a field only a
 *   draft may lack was emptied), wording_asked (409), job_changed (409), whose `fields` are those that collide.
 * @param told by an admin, who may change any job: records the change and tells its owner, in the same transaction.
 */
export async function updateJob(
  editor: Actor<"employer"> | Actor<"admin">,
  id: string,
  input: Omit<UpdateJobInput, "reason">,
  told: (tx: Transaction, employerId: string, changed: readonly string[]) => Promise<void> = async () => {},
): Promise<Job> {
  const { revision, companyLogo, removeCompanyLogo = false, previewImage, ...rest } = input;
  const { useDefaultPreviewImage = false, defaultPreviewImageId, place, wordingReasons, ...sent } = rest;
  const custom = useDefaultPreviewImage ? undefined : previewImage;
  const orphans: (string | null)[] = [];
  const job = await withStoredImages(imagesOf(companyLogo, custom), (images) =>
    db.$transaction(async (tx) => {
      const before = isOf(editor, "employer")
        ? { ...(await lockOwn(tx, editor, id)), employerId: editor.id }
        : await lockAny(tx, id);
      if (before.status !== "draft") refuseLacking(sent);
      const fields = withEmployment(sent, before);
      if (isHomeless({ employmentType: before.employmentType, ...fields }) && sent.accommodationProvided === false)
        throw new AppError("invalid", { fields: { accommodationProvided: [msg("liveInHome")] } });
      const logo = nameOf(images, "company_logo");
      const preview = nameOf(images, "preview_image");
      const drawing = defaultPreviewImageId || (fields.category ?? before.category) || null;
      const columns = {
        ...toColumns(fields),
        ...(place || (fields.location !== undefined && fields.location !== before.location)
          ? chosenPlaceColumns(fields.location ?? before.location, place)
          : {}),
        ...(logo || removeCompanyLogo ? { companyLogo: logo } : {}),
        ...(preview ? { previewImage: preview, defaultPreviewImageId: null } : {}),
        ...(useDefaultPreviewImage ? { previewImage: null, defaultPreviewImageId: drawing } : {}),
      };
      const change = differing(columns, before);
      const changed = fieldsOf(change);
      if (change.people !== undefined && change.people < ((await countHiredOf([id], tx)).get(id) ?? 0))
        throw new AppError("invalid", { fields: { people: [msg("peopleHired")] } });
      const fieldRevisions = toFieldRevisions(before.fieldRevisions);
      if (revision !== undefined) {
        const colliding = collidingFields({ sent: fieldsOf(columns), changed }, revision, fieldRevisions);
        if (colliding.length > 0)
          throw new AppError("job_changed", { fields: recordOf(colliding, () => [msg("changedMeanwhile")]) });
      }
      if (change.companyLogo !== undefined) orphans.push(before.companyLogo);
      if (change.previewImage !== undefined) orphans.push(before.previewImage);
      await saveRows(tx, before.employerId, images);
      // An admin has read the words.
      const reasons =
        before.status === "draft" || isOf(editor, "admin")
          ? []
          : await checkWording(tx, { ...before, ...change, employerId: before.employerId }, wordingReasons, before);
      const isHeld = reasons.length > 0 && before.status !== "closed";
      const next = before.revision + 1;
      const row = await tx.job.update({
        where: { id },
        data: {
          ...change,
          // One that is held stays so, whatever is taken out of it: a person looks at it.
          ...(reasons.length > 0 ? { heldReasons: reasons, ...(isHeld ? { status: "held" as const } : {}) } : {}),
          ...derivedColumns({ ...before, ...change }),
          ...copyColumns({ ...before, ...change }),
          // Of a draft nobody has read anything.
          ...(before.status === "draft" ? {} : { changes: withChanges(before.changes, before, change, new Date()) }),
          revision: next,
          fieldRevisions: { ...fieldRevisions, ...Object.fromEntries(changed.map((name) => [name, next])) },
        },
        select: ownJobSelect,
      });
      await deleteUploadRows(tx, orphans);
      if (isHeld) await openHeldCase(tx, row, reasons);
      await told(tx, before.employerId, changed);
      return withUndecided(toJob(row, editor), tx);
    }),
  );
  await removeFiles(orphans);
  return job;
}

/** Counts one view per job and viewer, unless either is deleted meanwhile; the owner's own views do not count. */
export async function countView(viewer: Actor, jobId: string): Promise<void> {
  await db.$executeRaw`
    WITH seen AS (
      INSERT INTO job_views (job_id, viewer_id)
      SELECT j.id, u.id FROM jobs j, users u
      WHERE j.id = ${jobId}::uuid AND u.id = ${viewer.id}::uuid AND j.employer_id <> u.id
      FOR KEY SHARE OF j, u
      ON CONFLICT DO NOTHING RETURNING job_id
    )
    UPDATE jobs SET views_count = views_count + 1 WHERE id IN (SELECT job_id FROM seen)`;
}

/** Counts a worker's view of a job that may be seen. @throws AppError job_not_found. */
export async function viewJob(worker: Actor<"worker">, id: string): Promise<void> {
  if (!(await isVisibleJob(id, worker))) throw new AppError("job_not_found");
  await countView(worker, id);
}

/** Refuses to clear a field that only a draft may lack. */
function refuseLacking(sent: Pick<UpdateJobInput, JobFieldName>): void {
  const lacking: FieldErrors = {};
  for (const name of JOB_FIELD_NAMES) {
    const value = sent[name];
    const isEmptied = value === null || value === "" || (Array.isArray(value) && value.length === 0);
    const result = isEmptied ? FIELD_SCHEMAS[name].rules.edit.safeParse(value) : null;
    if (result?.error) lacking[name] = result.error.issues.map(({ message }) => message);
  }
  if (Object.keys(lacking).length > 0) throw new AppError("invalid", { fields: lacking });
}

/** The columns whose value would change. */
const differing = <Columns extends object>(columns: Columns, before: Partial<Record<keyof Columns, unknown>>) =>
  Object.fromEntries(
    Object.entries(columns).filter(([name, value]) => !isDeepStrictEqual(value, before[name as keyof Columns])),
  ) as Partial<Columns>;
