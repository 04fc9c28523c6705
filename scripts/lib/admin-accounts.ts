import { record } from "@/lib/domains/admin/audit-service";
import { hashPassword } from "@/lib/access/auth/password";
import { closeAllSessions } from "@/lib/access/auth/session-rows";
import { isUniqueViolation } from "@/lib/platform/db/errors";
import type { PrismaClient } from "@/lib/platform/db/generated/client";
import { skeletonOf } from "@/lib/domains/users/name-rows";
import { saveWords } from "@/lib/domains/users/word-service";
import { UserError } from "../before-install/errors.mjs";

const ADMINS = { role: { in: ["admin" as const, "super_admin" as const] } };
// Run by someone with access to the server, who has no account in the product: the entry names the account itself as
// its actor.
const VIA = { via: "command" };

/** Creates a super_admin. @throws UserError if the name is taken, or one that looks like it. */
export async function createSuperAdmin(db: PrismaClient, username: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  try {
    await db.$transaction(async (tx) => {
      const role = "super_admin";
      const nameSkeleton = skeletonOf(username);
      const { id } = await tx.user.create({
        data: { username, nameSkeleton, passwordHash, role, profile: { create: {} } },
      });
      await saveWords(tx, id);
      await record(tx, id, "user.create", { type: "user", id }, { role, ...VIA });
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new UserError(`There is an account named ${username}, or one that looks like it: choose another name.`);
  }
}

/** @returns the administrators' accounts, oldest first, one per line. */
export async function listAdmins(db: PrismaClient): Promise<string> {
  const admins = await db.user.findMany({
    where: ADMINS,
    select: { username: true, role: true, createdAt: true, lastActive: true, deactivatedAt: true },
    orderBy: { createdAt: "asc" },
  });
  if (admins.length === 0) return "There is no administrator yet: make one by `npm run admin:create`.";
  const day = (at: Date) => at.toISOString().slice(0, 10);
  const state = (lastActive: Date | null) => (lastActive ? `last active ${day(lastActive)}` : "never active");
  return admins
    .map(({ username, role, createdAt, lastActive, deactivatedAt }) =>
      [
        username.padEnd(32),
        role.padEnd(11),
        `since ${day(createdAt)}`,
        deactivatedAt ? `deactivated ${day(deactivatedAt)}` : state(lastActive),
      ].join("  "),
    )
    .join("\n");
}

/**
 * Gives an administrator's account a new password, takes away its second factor and ends its sessions: the way back in
 * for the last super admin.
 * @param askPassword only called if there is such an account. @returns the username as stored.
 * @throws UserError if the name is not an active administrator's.
 */
export async function resetPassword(
  db: PrismaClient,
  username: string,
  askPassword: () => Promise<string>,
): Promise<string> {
  const account = await db.user.findFirst({ where: { username, ...ADMINS } });
  if (!account) throw new UserError(`No administrator is named ${username}: see \`npm run admin:create -- --list\`.`);
  if (account.deactivatedAt) {
    throw new UserError(`${account.username} has been deactivated, which is for good: make another account.`);
  }
  const passwordHash = await hashPassword(await askPassword());
  await db.$transaction(async (tx) => {
    const { id } = account;
    await closeAllSessions(tx, id);
    await tx.user.update({ where: { id }, data: { passwordHash } });
    await tx.secondFactor.deleteMany({ where: { userId: id } });
    await record(tx, id, "user.reset_password", { type: "user", id }, VIA);
  });
  return account.username;
}
