import "server-only";
import { deleteApplications } from "@/lib/domains/applications/withdrawal-rows";
import { isOf, type Actor } from "@/lib/access/auth/actor";
import { db, type Transaction } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { throttled } from "@/lib/platform/db/throttled";
import { AppError } from "@/lib/platform/http/errors";
import { logInfo } from "@/lib/platform/http/log";
import { GIVEN_UP_COLUMNS } from "@/lib/domains/jobs/given-up-rows";
import { removeUnused, wordsOfJobs } from "@/lib/domains/jobs/word-rows";
import { removeExpired } from "@/lib/platform/retention/expired";
import { forgetTranslations } from "@/lib/language/translation/cache";
import { removeFiles } from "@/lib/platform/uploads/service";
import { skeletonOf } from "@/lib/domains/users/name-rows";
import { audienceOf } from "@/lib/core/roles";
import { lockWholeAccount } from "./account-rows";
import { NOBODY } from "./options";

const removeOldRecords = throttled(() => removeExpired("records"));

type Account = Pick<Actor, "id" | "role">;

/**
 * Deletes the caller's account and everything that belongs to it: sessions, profile, applications, jobs, pictures,
 * translations of what was typed. A record that no screen shows is kept for a year (docs/privacy.md). Jobs to which
 * someone has applied stay as bare facts, without an employer, for those who applied.
 * @throws AppError forbidden (admins: their acts belong to the audit log), unauthenticated.
 */
export async function deleteAccount(actor: Actor): Promise<void> {
  if (isOf(actor, "admin")) throw new AppError("forbidden");
  await removeOldRecords();
  if (!(await removeAccount(actor))) throw new AppError("unauthenticated");
}

/**
 * The same for an account that nobody uses any more.
 * @param isDue asked once nobody else can change the account. @returns whether it was deleted.
 */
export async function removeAccount(
  account: Account,
  isDue: (tx: Transaction) => Promise<boolean> = () => Promise.resolve(true),
): Promise<boolean> {
  const { id, role } = account;
  const files = await db.$transaction(async (tx) => {
    if (!(await lockWholeAccount(tx, id)) || !(await isDue(tx))) return null;
    const user = await tx.user.findUniqueOrThrow({ where: { id }, select: recordSelect });
    await keepRecord(tx, account, user);
    await forgetTranslations(tx, await typedTexts(tx, id));
    const names = await pictureNames(tx, id);
    await deleteApplications(tx, Prisma.sql`worker_id = ${id}::uuid`);
    const words = await wordsOfJobs(tx, id);
    await giveUpJobs(tx, id);
    await removeUnused(tx, words);
    await tx.applicationEvent.updateMany({ where: { actorId: id }, data: { note: null } });
    await forgetCounters(tx, id, user);
    await forgetEvents(tx, id);
    // Cases about the account stay as facts, without a word of its jobs.
    await tx.$executeRaw`UPDATE cases SET evidence = '{}' WHERE subject_id = ${id}::uuid`;
    await tx.upload.deleteMany({ where: { name: { in: names } } });
    await tx.user.delete({ where: { id } });
    return names;
  });
  if (files === null) return false;
  await removeFiles(files);
  logInfo("account_deleted", { kind: audienceOf(role) });
  return true;
}

const recordSelect = {
  username: true,
  email: true,
  createdAt: true,
  consents: { select: { kind: true, version: true, language: true, at: true } },
} satisfies Prisma.UserSelect;
type RecordRow = Prisma.UserGetPayload<{ select: typeof recordSelect }>;

async function keepRecord(tx: Transaction, { id, role }: Account, user: RecordRow): Promise<void> {
  const { username, createdAt, consents } = user;
  await tx.deletedAccount.create({
    data: {
      id,
      username,
      role,
      nameSkeleton: skeletonOf(username),
      registeredAt: createdAt,
      consents: consents.map(({ at, ...consent }) => ({ ...consent, at: at.toISOString() })),
    },
  });
}

/** Every text that the user typed and that may have been translated for others. */
async function typedTexts(tx: Transaction, userId: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ row: unknown }[]>`
    SELECT to_jsonb(p) AS row FROM profiles p WHERE user_id = ${userId}::uuid
    UNION ALL SELECT to_jsonb(w) FROM work_experiences w WHERE profile_id = ${userId}::uuid
    UNION ALL SELECT to_jsonb(j) FROM jobs j WHERE employer_id = ${userId}::uuid
    UNION ALL SELECT to_jsonb(c) FROM cases c WHERE reporter_id = ${userId}::uuid
    UNION ALL SELECT to_jsonb(e) FROM application_events e WHERE actor_id = ${userId}::uuid`;
  return rows.flatMap(({ row }) => Object.values(row as object).flat()).filter((value) => typeof value === "string");
}

async function pictureNames(tx: Transaction, userId: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ name: string }[]>`
    SELECT name FROM uploads WHERE owner_id = ${userId}::uuid
    UNION SELECT unnest(ARRAY[photo, company_logo]) FROM profiles WHERE user_id = ${userId}::uuid
    UNION SELECT unnest(ARRAY[company_logo, preview_image]) FROM jobs WHERE employer_id = ${userId}::uuid
    UNION SELECT unnest(ARRAY[profile_image, voice_note]) FROM applications WHERE worker_id = ${userId}::uuid
    UNION SELECT voice_note FROM cases WHERE reporter_id = ${userId}::uuid`;
  return rows.map(({ name }) => name).filter((name) => name !== null);
}

// Their keys name the account by its id, or end with the name or address that was tried.
async function forgetCounters(tx: Transaction, id: string, { username, email }: RecordRow): Promise<void> {
  const endings = [username, email].filter((value) => value !== null);
  await tx.$executeRaw`
    DELETE FROM rate_limits
    WHERE strpos(key, ${id}) > 0
      OR EXISTS (SELECT 1 FROM unnest(${endings}::text[]) e WHERE right(key, length(e) + 1) = ':' || lower(e))`;
}

// Events of security stay for the year that logs are kept, without a word of whose they were.
const forgetEvents = (tx: Transaction, userId: string) =>
  tx.securityLog.updateMany({ where: { userId }, data: { userId: null, address: null, device: null, bucket: null } });

// A worker who applied keeps the fact of it: the job stays, without a word of what its employer typed.
async function giveUpJobs(tx: Transaction, employerId: string): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM jobs j WHERE employer_id = ${employerId}::uuid
      AND NOT EXISTS (SELECT 1 FROM applications a WHERE a.job_id = j.id)`;
  const left = await tx.job.findMany({ where: { employerId }, select: { id: true } });
  if (left.length === 0) return;
  // Nobody is told any more of what could still be taken back; it ends with its job.
  await tx.application.updateMany({
    where: { employerId, toldAt: { not: null } },
    data: { untoldStatus: null, untoldNote: null, untoldReason: null, untoldStart: null, toldAt: null },
  });
  await tx.application.updateMany({ where: { employerId, privateNote: { not: null } }, data: { privateNote: null } });
  // Their places are addresses of the employer's.
  await tx.interview.deleteMany({ where: { application: { employerId } } });
  const nobody = { ...NOBODY, nameSkeleton: skeletonOf(NOBODY.username), createdAt: NOBODY.deactivatedAt };
  await tx.user.createMany({ data: [nobody], skipDuplicates: true });
  await tx.profile.createMany({ data: [{ userId: NOBODY.id }], skipDuplicates: true });
  await tx.job.updateMany({
    where: { employerId },
    data: {
      ...GIVEN_UP_COLUMNS,
      employerId: NOBODY.id,
      status: "closed",
      removedAt: new Date(),
      untoldEnd: null,
      toldAt: null,
    },
  });
  // The kind of work instead of the employer's own title: "chef-cook" becomes "Chef Cook". No word that was kept beside the job.
  await tx.$executeRaw`
    UPDATE jobs SET title = initcap(replace(category, '-', ' ')), changes = '[]', held_reasons = '[]', passed_wording = '{}'
    WHERE id = ANY(${left.map(({ id }) => id)}::uuid[])`;
}
