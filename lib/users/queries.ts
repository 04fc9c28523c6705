import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/http/errors";
import { toSalaryText } from "@/lib/salary";
import type { User, WorkerProfile } from "./types";

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

/** Field by field, so that a password hash cannot leak by accident. */
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

/** @throws AppError user_not_found. */
export async function getUser(id: string): Promise<User> {
  const row = await db.user.findUnique({ where: { id }, select: userSelect });
  if (!row) throw new AppError("user_not_found");
  return toUser(row);
}

export const workerProfileSelect = {
  name: true,
  contact: true,
  location: true,
  photo: true,
  expectedSalaryMin: true,
  expectedSalaryMax: true,
  availability: true,
  primaryLanguage: true,
  secondaryLanguages: true,
  skills: true,
  preferredLocations: true,
  bio: true,
  workHistory: {
    select: { jobTitle: true, company: true, startDate: true, endDate: true },
    orderBy: { startDate: "desc" },
    take: 20,
  },
} satisfies Prisma.ProfileSelect;
type WorkerProfileRow = Prisma.ProfileGetPayload<{ select: typeof workerProfileSelect }>;

export const toWorkerProfile = (row: WorkerProfileRow): WorkerProfile => ({
  name: row.name,
  contact: row.contact,
  location: row.location,
  photo: row.photo,
  expectedSalary: toSalaryText(row.expectedSalaryMin, row.expectedSalaryMax),
  availability: row.availability,
  primaryLanguage: row.primaryLanguage,
  secondaryLanguages: row.secondaryLanguages,
  skills: row.skills,
  preferredLocations: row.preferredLocations,
  bio: row.bio,
  workHistory: row.workHistory.map((entry) => ({
    jobTitle: entry.jobTitle,
    company: entry.company,
    startDate: toDay(entry.startDate),
    endDate: entry.endDate === null ? null : toDay(entry.endDate),
  })),
});

const toDay = (date: Date): string => date.toISOString().slice(0, 10);

/** Whether the employer's onboarding is completed. */
export async function getOnboardingStatus(
  employer: Actor<"employer">,
): Promise<{ onboardingStatus: "pending" | "completed" }> {
  const row = await db.onboarding.findUnique({ where: { userId: employer.id }, select: { userId: true } });
  return { onboardingStatus: row ? "completed" : "pending" };
}
