import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { isUuid } from "@/lib/core/uuid";
import { db } from "@/lib/platform/db/client";
import { read } from "@/lib/platform/db/read";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { AppError } from "@/lib/platform/http/errors";
import type { OnboardingStatus, User } from "./types";

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
