import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { requireRecentPassword } from "@/lib/access/auth/guards";
import { hashPassword } from "@/lib/access/auth/password";
import { requireGoodPassword } from "@/lib/access/auth/password-rules";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { runDirectly, type Within } from "@/lib/access/idempotency";
import { createJobFor } from "@/lib/domains/jobs/service";
import type { Job } from "@/lib/domains/jobs/types";
import { notify } from "@/lib/platform/notify/notify";
import { lockAccount } from "@/lib/domains/users/agreement-service";
import { hasWithdrawnNotice } from "@/lib/domains/users/consent-queries";
import { audienceOf, type Role } from "@/lib/core/roles";
import { accountData, requireUnusedName, unlessTaken } from "@/lib/domains/users/service";
import { saveWords } from "@/lib/domains/users/word-service";
import { record } from "./audit-service";
import { mayManage } from "./policy";
import { adminUserSelect, toAdminUser } from "./rows";
import type { CreateJobForEmployerInput, CreateUserInput, VerificationInput } from "./schema";
import type { AdminUser } from "./types";

type Admin = Actor<"admin">;

/**
 * Creates an account of any role the admin may create; for an admin's, the creator has to have typed the password again.
 * @throws AppError above_rank, password_required, invalid, username_taken.
 */
export async function createUser(
  admin: Admin,
  input: CreateUserInput,
  within: Within<AdminUser> = runDirectly,
): Promise<AdminUser> {
  if (!mayManage(admin.role, input.role)) throw new AppError("above_rank");
  if (audienceOf(input.role) === "admin") requireRecentPassword(admin);
  await requireUnusedName(input.username);
  await requireGoodPassword(input.password, input, "password");
  const passwordHash = await hashPassword(input.password);
  return db.$transaction((tx) =>
    within(tx, async () => {
      const row = await unlessTaken(
        tx.user.create({
          data: {
            ...accountData(input, passwordHash),
            mustChangePassword: true,
            profile: { create: { name: input.name } },
          },
          select: adminUserSelect,
        }),
      );
      await saveWords(tx, row.id);
      await record(tx, admin.id, "user.create", { type: "user", id: row.id }, { role: row.role });
      return toAdminUser(row);
    }),
  );
}

/**
 * Marks an account as verified or unverified, and for workers by what; if it already is, nothing changes and nothing is recorded.
 * @throws AppError user_not_found, own_account, above_rank, unauthenticated.
 */
export async function setVerification(
  admin: Admin,
  id: string,
  { isVerified, checkedBy }: VerificationInput,
): Promise<AdminUser> {
  return db.$transaction(async (tx) => {
    const target = await lockManaged(tx, admin, id);
    const isNew = target.isVerified !== isVerified;
    // Another proof of an account that is verified already is an act of its own.
    if (!isNew && (!isVerified || checkedBy === null || checkedBy === target.checkedBy)) return readUser(tx, id);
    const data = isVerified ? { isVerified, checkedBy, checkedAt: new Date() } : { isVerified, ...NOTHING_SEEN };
    const row = await tx.user.update({ where: { id }, data, select: adminUserSelect });
    const account = { type: "user", id } as const;
    if (isVerified && checkedBy) await record(tx, admin.id, "user.verify", account, { checkedBy });
    else await record(tx, admin.id, isVerified ? "user.verify" : "user.unverify", account);
    if (isNew && isVerified) await notify(tx, { userId: id, kind: "account_verified" });
    return toAdminUser(row);
  });
}

const NOTHING_SEEN = { checkedBy: null, checkedAt: null };

const readUser = async (tx: Transaction, id: string): Promise<AdminUser> =>
  toAdminUser(await tx.user.findUniqueOrThrow({ where: { id }, select: adminUserSelect }));

/**
 * Says that the office has called an account's phone number and spoken to its owner, or that this was wrong.
 * @throws AppError user_not_found, own_account, above_rank, unauthenticated, phone_required (there is no number).
 */
export async function setPhoneConfirmation(admin: Admin, id: string, isConfirmed: boolean): Promise<AdminUser> {
  return db.$transaction(async (tx) => {
    await lockManaged(tx, admin, id);
    const before = await tx.user.findUniqueOrThrow({ where: { id }, select: { phone: true, phoneConfirmedAt: true } });
    if (isConfirmed && before.phone === null) throw new AppError("phone_required");
    if (isConfirmed === (before.phoneConfirmedAt !== null)) return readUser(tx, id);
    const data = { phoneConfirmedAt: isConfirmed ? new Date() : null };
    const row = await tx.user.update({ where: { id }, data, select: adminUserSelect });
    const action = isConfirmed ? "user.confirm_phone" : "user.unconfirm_phone";
    await record(tx, admin.id, action, { type: "user", id });
    // The call that was asked for has been made.
    if (isConfirmed) {
      await tx.case.updateMany({
        where: { subjectId: id, kind: "complaint", topic: "number", decidedAt: null },
        data: { state: "decided", decision: "answered", decidedAt: new Date(), decidedById: admin.id },
      });
      await notify(tx, { userId: id, kind: "number_confirmed" });
    }
    return toAdminUser(row);
  });
}

/**
 * Creates a job for an employer.
 * @throws AppError invalid on `employerId` if the account is deactivated, has taken back its agreement or is not an
 * employer's, too_large, image_unreadable.
 */
export async function createJobForEmployer(
  admin: Admin,
  input: CreateJobForEmployerInput,
  within: Within<Job> = runDirectly,
): Promise<Job> {
  const { employerId, ...job } = input;
  return createJobFor(employerId, job, admin, (tx, insert) =>
    within(tx, async () => {
      await requireEmployer(tx, employerId);
      const made = await insert();
      await record(tx, admin.id, "job.create", { type: "job", id: made.id }, { employerId, status: made.status });
      return made;
    }),
  );
}

type LockedUser = {
  id: string;
  role: Role;
  isVerified: boolean;
  checkedBy: string | null;
  deactivatedAt: Date | null;
};

/**
 * Locks the account to be changed together with the admin's own, in id order so two admins acting on each other cannot
 * deadlock. Because the admin is a different account, of sufficient rank and checked to be active under the lock, the
 * last active super_admin cannot be deactivated.
 */
export async function lockManaged(tx: Transaction, admin: Admin, id: string): Promise<LockedUser> {
  if (id === admin.id) throw new AppError("own_account");
  const rows = await tx.$queryRaw<LockedUser[]>`
    SELECT id, role::text AS role, is_verified AS "isVerified", checked_by AS "checkedBy", deactivated_at AS "deactivatedAt"
    FROM users WHERE id IN (${id}::uuid, ${admin.id}::uuid) ORDER BY id FOR NO KEY UPDATE`;
  const own = rows.find((row) => row.id === admin.id);
  if (!own || own.deactivatedAt || own.role !== admin.role) throw new AppError("unauthenticated");
  const target = rows.find((row) => row.id === id);
  if (!target) throw new AppError("user_not_found");
  if (!mayManage(own.role, target.role)) throw new AppError("above_rank");
  return target;
}

// A concurrent deactivation waits, and then closes the new job too; another job of the employer waits and counts this one.
async function requireEmployer(tx: Transaction, id: string): Promise<void> {
  await lockAccount(tx, id);
  const [row] = await tx.$queryRaw<Pick<LockedUser, "role" | "deactivatedAt">[]>`
    SELECT role::text AS role, deactivated_at AS "deactivatedAt" FROM users WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  if (!row || audienceOf(row.role) !== "employer") {
    throw new AppError("invalid", { fields: { employerId: ["employerUnknown"] } });
  }
  if (row.deactivatedAt) throw new AppError("invalid", { fields: { employerId: ["employerDeactivated"] } });
  if (await hasWithdrawnNotice(id, tx)) throw new AppError("invalid", { fields: { employerId: ["employerWithdrew"] } });
}
