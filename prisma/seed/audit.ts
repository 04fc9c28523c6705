/** Actions of the two admins. The table is append-only, so these rows stay as long as the database does. */
import type { Prisma } from "../../lib/platform/db/generated/client";
import type { Job } from "./jobs/build";
import type { Employer, UserRow, Worker } from "./people";
import { type Random, uuidAt } from "./random";
import { after, earliest, MINUTE } from "./time";

export type AuditRow = Prisma.AuditLogCreateManyInput & { at: Date };

/** How many of the verified workers appear in the log. */
const VERIFICATIONS = 9;

export function buildAuditLog(
  random: Random,
  now: Date,
  content: { users: UserRow[]; employers: Employer[]; workers: Worker[]; jobs: Job[] },
): AuditRow[] {
  const [superAdmin, admin] = content.users.filter(({ kind }) => kind === "admin");
  if (!superAdmin || !admin) throw new Error("The demo data has two admins");
  const verified = content.users.filter(
    ({ kind, isVerified, createdAt }) => kind === "worker" && isVerified && createdAt > admin.createdAt,
  );

  const rows = [
    entry(superAdmin, "user.create", "user", admin.id, admin.createdAt, { username: admin.username, role: "admin" }),
    ...content.employers
      .filter(({ onboardingPending }) => onboardingPending)
      .map(({ id, username, role, createdAt }) =>
        entry(admin, "user.create", "user", id, createdAt, { username, role }),
      ),
    ...content.jobs
      .filter(({ employer }) => employer.onboardingPending)
      .map(({ row, employer }) =>
        entry(admin, "job.create", "job", row.id, row.createdAt, { title: row.title, employer: employer.username }),
      ),
    ...random
      .sample(verified, VERIFICATIONS)
      .map(({ id, username, createdAt }) =>
        entry(admin, "user.verify", "user", id, later(createdAt), { username, isVerified: true }),
      ),
    ...content.workers.flatMap(({ id, username, deactivatedAt }) =>
      deactivatedAt ? [entry(superAdmin, "user.deactivate", "user", id, deactivatedAt, { username })] : [],
    ),
  ];
  return rows.sort((a, b) => a.at.getTime() - b.at.getTime());

  function entry(
    actor: UserRow,
    action: string,
    targetType: "user" | "job",
    targetId: string,
    at: Date,
    details: Record<string, string | boolean>,
  ): AuditRow {
    return { id: uuidAt(random, at), actorId: actor.id, action, targetType, targetId, details, at };
  }

  function later(at: Date): Date {
    return earliest(now, after(at, random.int(30, 600) * MINUTE));
  }
}
