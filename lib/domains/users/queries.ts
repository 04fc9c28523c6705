import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { isUuid } from "@/lib/core/uuid";
import { db, type Transaction } from "@/lib/platform/db/client";
import { read } from "@/lib/platform/db/read";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { AppError } from "@/lib/platform/http/errors";
import type { Account } from "./account-types";
import type { EmployerMark } from "./mark-options";
import { markOf } from "./mark-policy";
import type { MadeCode } from "./recovery-types";
import type { SecondFactorState } from "./second-factor-types";
import type { OnboardingStatus, User, UserSession } from "./types";

/** User columns that may leave the server. */
export const userSelect = {
  id: true,
  username: true,
  role: true,
  preferredLanguage: true,
  region: true,
  createdAt: true,
  lastActive: true,
  isVerified: true,
} satisfies Prisma.UserSelect;
export type UserRow = Prisma.UserGetPayload<{ select: typeof userSelect }>;

/** Copies field by field so a password hash cannot leak by accident. */
export const toUser = (row: UserRow): User => ({
  id: row.id,
  username: row.username,
  role: row.role,
  preferredLanguage: row.preferredLanguage,
  region: row.region,
  createdAt: row.createdAt.toISOString(),
  lastActive: row.lastActive?.toISOString() ?? null,
  isVerified: row.isVerified,
});

/** Whether there is such an account. */
export const isUser = async (id: string): Promise<boolean> =>
  isUuid(id) && (await db.user.findUnique({ where: { id }, select: { id: true } })) !== null;

/** @throws AppError user_not_found. */
export async function getUser(id: string): Promise<User> {
  const row = await db.user.findUnique({ where: { id }, select: userSelect });
  if (!row) throw new AppError("user_not_found");
  return toUser(row);
}

/** Onboarding is completed once the employer has chosen a plan. */
export async function getOnboardingStatus(employer: Actor<"employer">): Promise<OnboardingStatus> {
  const [row] = await read`SELECT 1 FROM onboardings WHERE user_id = ${employer.id}::uuid`;
  return { onboardingStatus: row ? "completed" : "pending" };
}

/** The caller's own account. @param tx sees its own uncommitted changes. */
export async function getAccount(actor: Actor, tx: Pick<Transaction, "user"> = db): Promise<Account> {
  const { profile, emailConfirmedAt, phoneConfirmedAt, recoveryMadeAt, ...account } = await tx.user.findUniqueOrThrow({
    where: { id: actor.id },
    select: {
      ...{ phone: true, whatsapp: true, preferredLanguage: true, email: true },
      ...{ emailConfirmedAt: true, phoneConfirmedAt: true, recoveryMadeAt: true, profile: { select: { name: true } } },
    },
  });
  return {
    name: profile?.name ?? null,
    ...account,
    isEmailConfirmed: emailConfirmedAt !== null,
    isPhoneConfirmed: phoneConfirmedAt !== null,
    recoveryNumberMadeAt: recoveryMadeAt?.toISOString() ?? null,
  };
}

/** The mark that workers read of the calling employer, and the number that can be confirmed. */
export async function ownMark(employer: Actor<"employer">): Promise<{ mark: EmployerMark; phone: string | null }> {
  const row = await db.user.findUniqueOrThrow({
    where: { id: employer.id },
    select: { isVerified: true, phoneConfirmedAt: true, createdAt: true, phone: true },
  });
  return { mark: markOf(row), phone: row.phone };
}

/** The times of an unused code that the office made for the caller's account; null without one. */
export async function findMadeCode({ id }: Pick<Actor, "id">): Promise<MadeCode> {
  const row = await db.oneTimeCode.findFirst({
    where: { userId: id, purpose: "recovery_admin", expiresAt: { gt: new Date() } },
    select: { startsAt: true, expiresAt: true },
  });
  return row && { startsAt: row.startsAt?.toISOString() ?? null, expiresAt: row.expiresAt.toISOString() };
}

/** The state of the caller's own second factor; null if there is none. */
export async function getSecondFactor(admin: Actor<"admin">): Promise<SecondFactorState | null> {
  const row = await db.secondFactor.findUnique({
    where: { userId: admin.id },
    select: { enrolledAt: true, recoveryHashes: true },
  });
  if (!row?.enrolledAt) return null;
  return { enrolledAt: row.enrolledAt.toISOString(), unusedCodes: row.recoveryHashes.length };
}

/** The caller's own sessions: this one first, then those used last. Their number is bounded (lib/access/auth/session-rows.ts). */
export async function listSessions(actor: Actor): Promise<UserSession[]> {
  const rows = await db.session.findMany({
    where: { userId: actor.id, expiresAt: { gt: new Date() } },
    orderBy: [{ lastUsedAt: "desc" }, { id: "desc" }],
  });
  return rows
    .map(({ id, device, createdAt, lastUsedAt, expiresAt }) => ({
      id,
      device,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      isCurrent: id === actor.session,
    }))
    .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}
