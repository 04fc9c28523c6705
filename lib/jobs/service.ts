import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { db, type Transaction } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { withoutUndefined } from "@/lib/db/without-undefined";
import { AppError } from "@/lib/http/errors";
import {
  deleteUploadRows,
  removeFiles,
  saveUploadRow,
  withStoredImages,
  type StoredImage,
} from "@/lib/uploads/service";
import { toPrismaJobType } from "./job-type";
import { TYPE_BY_EMPLOYMENT_TYPE, type JobStatus } from "./options";
import { statusesLeadingTo } from "./policy";
import { jobSelect, toJob } from "./rows";
import type { CreateJobInput, UpdateJobInput } from "./schema";
import { jobSearchText, SEARCH_VERSION } from "./search-text";
import type { Job } from "./types";

/**
 * Posts a position, or keeps it as a draft.
 * @throws AppError too_large, image_unreadable, storage_away, unauthenticated (deactivated meanwhile).
 */
export const createJob = (employer: Actor<"employer">, input: CreateJobInput): Promise<Job> =>
  createJobFor(employer.id, input, async (tx, insert) => {
    await holdActive(tx, employer);
    return insert();
  });

/**
 * Posts a position of an employer whom `inTransaction` proves before it calls `insert`, and may record after it.
 * @throws AppError too_large, image_unreadable, and what `inTransaction` throws: then nothing is kept.
 */
export async function createJobFor(
  employerId: string,
  input: CreateJobInput,
  inTransaction: (tx: Transaction, insert: () => Promise<Job>) => Promise<Job>,
): Promise<Job> {
  const { companyLogo, previewImage, useDefaultPreviewImage, ...values } = input;
  const custom = useDefaultPreviewImage ? undefined : previewImage;
  return withStoredImages(imagesOf(companyLogo, custom), (images) =>
    db.$transaction((tx) => inTransaction(tx, () => insertJob(tx, employerId, values, images))),
  );
}

type JobValues = Omit<CreateJobInput, "companyLogo" | "previewImage" | "useDefaultPreviewImage">;

async function insertJob(tx: Transaction, employerId: string, values: JobValues, images: StoredImage[]): Promise<Job> {
  const { salary, company_name, defaultPreviewImageId, ...fields } = values;
  await saveRows(tx, employerId, images);
  const previewImage = nameOf(images, "preview_image");
  const row = await tx.job.create({
    data: {
      ...fields,
      employerId,
      companyName: company_name,
      type: toPrismaJobType(TYPE_BY_EMPLOYMENT_TYPE[fields.employmentType]),
      salaryMin: salary?.min ?? null,
      salaryMax: salary?.max ?? null,
      searchText: jobSearchText(fields),
      searchVersion: SEARCH_VERSION,
      companyLogo: nameOf(images, "company_logo"),
      previewImage,
      defaultPreviewImageId: previewImage ? null : (defaultPreviewImageId ?? fields.category),
      postedAt: fields.status === "open" ? new Date() : null,
    },
    select: jobSelect,
  });
  return toJob(row);
}

/**
 * Changes the fields that were sent.
 * @throws AppError job_not_found, too_large, image_unreadable, job_changed (409) where the position is no longer in the
 *   state that `input.revision` names, so that of two people who save at once the later one is told.
 */
export async function updateJob(employer: Actor<"employer">, id: string, input: UpdateJobInput): Promise<Job> {
  const { salary, companyLogo, previewImage, useDefaultPreviewImage, defaultPreviewImageId, ...texts } = input;
  const { type, company_name, revision, removeCompanyLogo = false, ...fields } = texts;
  const custom = useDefaultPreviewImage === true ? undefined : previewImage;
  const orphans: (string | null)[] = [];
  const job = await withStoredImages(imagesOf(companyLogo, custom), (images) =>
    db.$transaction(async (tx) => {
      const before = await lockOwn(tx, employer, id);
      if (revision !== undefined && revision !== before.revision) throw new AppError("job_changed");
      await saveRows(tx, employer.id, images);
      const logo = nameOf(images, "company_logo");
      const preview = nameOf(images, "preview_image");
      if (logo || removeCompanyLogo) orphans.push(before.companyLogo);
      if (preview || useDefaultPreviewImage) orphans.push(before.previewImage);
      const row = await tx.job.update({
        where: { id },
        data: {
          ...withoutUndefined({ ...fields, companyName: company_name }),
          ...(salary ? { salaryMin: salary.min, salaryMax: salary.max } : {}),
          ...(type ? { type: toPrismaJobType(type) } : followingType(fields.employmentType)),
          ...(logo || removeCompanyLogo ? { companyLogo: logo } : {}),
          ...previewChange(
            preview,
            useDefaultPreviewImage,
            defaultPreviewImageId ?? fields.category ?? before.category,
          ),
          searchText: jobSearchText({
            title: fields.title ?? before.title,
            location: fields.location ?? before.location,
          }),
          searchVersion: SEARCH_VERSION,
          revision: { increment: 1 },
        },
        select: jobSelect,
      });
      await deleteUploadRows(tx, orphans);
      return toJob(row);
    }),
  );
  await removeFiles(orphans);
  return job;
}

/**
 * Publishes, closes or reopens a position, as the states allow. It counts as a change: who has an older state on the
 * edit form, which shows the status too, learns of it.
 * @throws AppError job_not_found, job_status_step (409), job_incomplete (409), unauthenticated (deactivated meanwhile).
 */
export async function setJobStatus(employer: Actor<"employer">, id: string, status: JobStatus): Promise<Job> {
  return db.$transaction(async (tx) => {
    if (status === "open") await holdActive(tx, employer);
    const before = await lockOwn(tx, employer, id);
    if (!statusesLeadingTo(status).includes(before.status)) throw new AppError("job_status_step");
    if (status === "open" && !isComplete(before)) throw new AppError("job_incomplete");
    const row = await tx.job.update({
      where: { id },
      data: {
        status,
        revision: { increment: 1 },
        ...(status === "open" && before.postedAt === null ? { postedAt: new Date() } : {}),
      },
      select: jobSelect,
    });
    return toJob(row);
  });
}

/**
 * Removes a position for everyone. Its pictures go; applications to it stay readable for their workers, marked closed.
 * @throws AppError job_not_found, also the second time.
 */
export async function removeJob(actor: Actor<"employer"> | Actor<"admin">, id: string): Promise<void> {
  const owner = actor.audience === "admin" ? {} : { employerId: actor.id };
  const orphans = await db.$transaction(async (tx) => {
    const [before] = await tx.job.updateManyAndReturn({
      where: { id, removedAt: null, ...owner },
      data: { removedAt: new Date(), status: "closed" },
      select: { companyLogo: true, previewImage: true },
    });
    if (!before) throw new AppError("job_not_found");
    const names = [before.companyLogo, before.previewImage];
    await deleteUploadRows(tx, names);
    if (actor.audience === "admin") {
      await tx.auditLog.create({ data: { actorId: actor.id, action: "job.remove", targetType: "job", targetId: id } });
    }
    return names;
  });
  await removeFiles(orphans);
}

/** Counts one view per position and viewer; the owner's own looks do not count. */
export async function countView(viewer: Actor, job: Pick<Job, "id" | "employerId">): Promise<void> {
  if (viewer.id === job.employerId) return;
  await db.$executeRaw`
    WITH seen AS (
      INSERT INTO job_views (job_id, viewer_id) VALUES (${job.id}::uuid, ${viewer.id}::uuid)
      ON CONFLICT DO NOTHING RETURNING job_id
    )
    UPDATE jobs SET views_count = views_count + 1 WHERE id IN (SELECT job_id FROM seen)`;
}

type OwnRow = Prisma.JobGetPayload<{ select: typeof lockSelect }>;
const lockSelect = {
  id: true,
  status: true,
  title: true,
  category: true,
  location: true,
  salaryMin: true,
  shift: true,
  workingDays: true,
  experienceLevel: true,
  companyLogo: true,
  previewImage: true,
  postedAt: true,
  revision: true,
} satisfies Prisma.JobSelect;

// FOR SHARE: a deactivation at the same moment waits, and then closes what is opened here; one that came first is seen.
// Before the position's row, as the deactivation does: in the other order the two could wait for each other.
async function holdActive(tx: Transaction, employer: Actor<"employer">): Promise<void> {
  const held = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM users WHERE id = ${employer.id}::uuid AND deactivated_at IS NULL FOR SHARE`;
  if (held.length === 0) throw new AppError("unauthenticated");
}

// FOR UPDATE: what is decided on this row (next status, which old files go) must still hold when it is written.
async function lockOwn(tx: Transaction, employer: Actor<"employer">, id: string): Promise<OwnRow> {
  const locked = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM jobs WHERE id = ${id}::uuid AND employer_id = ${employer.id}::uuid AND removed_at IS NULL FOR UPDATE`;
  if (locked.length === 0) throw new AppError("job_not_found");
  return tx.job.findUniqueOrThrow({ where: { id }, select: lockSelect });
}

const isComplete = (row: OwnRow): boolean =>
  row.salaryMin !== null && row.shift !== null && row.workingDays !== null && row.experienceLevel !== null;

const followingType = (employmentType: UpdateJobInput["employmentType"]) =>
  employmentType ? { type: toPrismaJobType(TYPE_BY_EMPLOYMENT_TYPE[employmentType]) } : {};

function previewChange(custom: string | null, useDefault: boolean | undefined, defaultName: string) {
  if (custom) return { previewImage: custom, defaultPreviewImageId: null };
  return useDefault ? { previewImage: null, defaultPreviewImageId: defaultName } : {};
}

const imagesOf = (logo: File | undefined, preview: File | undefined) => [
  ...(logo ? [{ file: logo, kind: "company_logo" as const }] : []),
  ...(preview ? [{ file: preview, kind: "preview_image" as const }] : []),
];

const nameOf = (images: StoredImage[], kind: StoredImage["kind"]): string | null =>
  images.find((image) => image.kind === kind)?.name ?? null;

async function saveRows(tx: Transaction, ownerId: string, images: StoredImage[]): Promise<void> {
  for (const image of images) await saveUploadRow(tx, ownerId, image);
}
