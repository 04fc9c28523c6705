import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { requireRecentPassword } from "@/lib/access/auth/guards";
import { closeAllSessions } from "@/lib/access/auth/session-rows";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { notify } from "@/lib/platform/notify/notify";
import { NOBODY } from "@/lib/domains/own-data/options";
import { lockAccount } from "@/lib/domains/users/agreement-service";
import { OPEN_OR_HELD } from "@/lib/domains/jobs/visible-queries";
import { openCase } from "@/lib/domains/trust/case-service";
import { SECOND_ADMIN_FROM } from "@/lib/domains/trust/decision-options";
import { closeJobsOf } from "@/lib/domains/jobs/end-service";
import { audienceOf } from "@/lib/core/roles";
import { record } from "./audit-service";
import { hasOtherAdmin } from "./case-queries";
import { adminUserSelect, toAdminUser } from "./rows";
import type { DeactivateInput, ReactivateInput } from "./schema";
import { lockManaged } from "./service";
import type { AdminUser } from "./types";

/**
 * Deactivates an account; someone with many open jobs only once a second admin agrees, where there is one: the wish waits among
 * the cases. @throws AppError as deactivateWithin() does, and second_admin_needed.
 */
export async function deactivateUser(admin: Actor<"admin">, id: string, input: DeactivateInput): Promise<AdminUser> {
  const done = await db.$transaction(async (tx) => {
    const openJobs = await tx.job.count({ where: { employerId: id, ...OPEN_OR_HELD } });
    const isProposal = openJobs >= SECOND_ADMIN_FROM && (await hasOtherAdmin(tx, admin));
    return isProposal ? proposeDeactivation(tx, admin, id, input) : deactivateWithin(tx, admin, id, input);
  });
  // Stored all the same.
  if (done === null) throw new AppError("second_admin_needed");
  return done;
}

async function proposeDeactivation(tx: Transaction, admin: Actor<"admin">, id: string, input: DeactivateInput) {
  const target = await lockManaged(tx, admin, id);
  if (target.deactivatedAt) throw new AppError("already_deactivated");
  const waiting = { kind: "report", state: "second", subjectId: id } as const;
  if ((await tx.case.count({ where: waiting })) > 0) return null;
  const about = { kind: "report", severity: "grave", subjectId: id } as const;
  const opened = await openCase(tx, { ...about, topic: input.reason });
  const proposed = { state: "second", decision: "suspend", decidedById: admin.id, answer: input.note } as const;
  await tx.case.update({ where: { id: opened.id }, data: proposed });
  await record(tx, admin.id, "case.propose", { type: "case", id: opened.id }, { decision: "suspend" });
  return null;
}

/**
 * Deactivates an account as a part of a larger act, whose first it has to be: its sessions end and its open jobs close; applications to them end. Its owner is told the reason
 * when signing in. For an admin's, the caller has to have typed the password again.
 * @throws AppError user_not_found, own_account, above_rank, password_required, already_deactivated, unauthenticated.
 */
export async function deactivateWithin(
  tx: Transaction,
  admin: Actor<"admin">,
  id: string,
  { reason, note }: DeactivateInput,
): Promise<AdminUser> {
  // Before any row, as when the account is deleted or takes back its agreement: they lock jobs before users.
  await lockAccount(tx, id);
  const target = await lockManaged(tx, admin, id);
  if (target.deactivatedAt) throw new AppError("already_deactivated");
  if (audienceOf(target.role) === "admin") requireRecentPassword(admin);
  await closeAllSessions(tx, id);
  const row = await tx.user.update({
    where: { id },
    data: { deactivatedAt: new Date(), deactivationReason: reason, deactivationNote: note },
    select: adminUserSelect,
  });
  const closedJobs = await closeJobsOf(tx, id);
  // The words are the account's, not the log's, which is kept for a year.
  await record(tx, admin.id, "user.deactivate", { type: "user", id }, { role: row.role, closedJobs, reason });
  await notify(tx, { userId: id, kind: "account_deactivated" });
  return toAdminUser(row);
}

/**
 * Gives a deactivated account back to its owner, who is told the reason and signs in again. Its jobs stay closed.
 * For an admin's, the caller has to have typed the password again.
 * @throws AppError user_not_found, own_account, above_rank, password_required, not_deactivated, unauthenticated.
 */
export async function reactivateUser(admin: Actor<"admin">, id: string, input: ReactivateInput): Promise<AdminUser> {
  // Nobody may ever sign in to it.
  if (id === NOBODY.id) throw new AppError("user_not_found");
  return db.$transaction((tx) => reactivateWithin(tx, admin, id, input));
}

/** The same as a part of a larger act, whose first it has to be. */
export async function reactivateWithin(
  tx: Transaction,
  admin: Actor<"admin">,
  id: string,
  { reason }: ReactivateInput = {},
): Promise<AdminUser> {
  await lockAccount(tx, id);
  const target = await lockManaged(tx, admin, id);
  if (!target.deactivatedAt) throw new AppError("not_deactivated");
  if (audienceOf(target.role) === "admin") requireRecentPassword(admin);
  const row = await tx.user.update({
    where: { id },
    data: { deactivatedAt: null, deactivationReason: null, deactivationNote: null },
    select: adminUserSelect,
  });
  await record(tx, admin.id, "user.reactivate", { type: "user", id }, { role: row.role });
  await notify(tx, { userId: id, kind: "account_reactivated", ...(reason ? { reason } : {}) });
  return toAdminUser(row);
}
