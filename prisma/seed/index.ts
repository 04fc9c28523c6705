/**
 * Demo data. `tsx --conditions=react-server prisma/seed/index.ts` writes it into the database at DATABASE_URL, unless
 * that already has users. Never for production: it prints its passwords.
 */
import { pathToFileURL } from "node:url";
import { PrismaPg } from "@prisma/adapter-pg";
import { hashPassword } from "../../lib/access/auth/password";
import { isDatabaseUnavailable } from "../../lib/platform/db/errors";
import { PrismaClient, type Prisma } from "../../lib/platform/db/generated/client";
import { DEMO_ACCOUNTS } from "./accounts";
import { demoRows } from "./rows";
import { storeVoiceNote, type StoredNote } from "./voice-note";

export { DEMO_ACCOUNTS, demoRows };

export type SeedSummary = {
  users: number;
  jobs: number;
  applications: number;
  views: number;
};

// It takes about a second on a laptop; the default of five seconds would fail on a small virtual machine that is still
// booting.
const TRANSACTION = { maxWait: 10_000, timeout: 60_000 };

/**
 * Writes the demo data in one transaction, all or nothing.
 * @param options.now the time that all dates lead up to; the present by default. @param options.voiceNote of the demo worker.
 * @returns the number of rows of the kinds that people see.
 * @throws if a demo user already exists (unique usernames).
 */
export async function seed(
  db: PrismaClient,
  options: { now?: Date; voiceNote?: StoredNote | null } = {},
): Promise<SeedSummary> {
  const rows = demoRows(options.now ?? new Date());
  // One hash per kind of account instead of one per user: argon2id takes tens of milliseconds by design, and the demo
  // passwords are no secret. Sharing a salt like this would be wrong for real users.
  const [worker, employer, admin] = await Promise.all([
    hashPassword(DEMO_ACCOUNTS.worker.password),
    hashPassword(DEMO_ACCOUNTS.employer.password),
    hashPassword(DEMO_ACCOUNTS.admin.password),
  ]);
  const hashes = { worker, employer, admin };
  const users = rows.users.map(({ kind, ...user }) => ({ ...user, passwordHash: hashes[kind] }));

  await db.$transaction(async (tx) => {
    await tx.user.createMany({ data: users });
    await tx.profile.createMany({ data: rows.profiles });
    await tx.onboarding.createMany({ data: rows.onboardings });
    await tx.workExperience.createMany({ data: rows.workExperiences });
    await tx.job.createMany({ data: rows.jobs });
    await tx.application.createMany({ data: rows.applications });
    if (options.voiceNote) await addVoiceNote(tx, rows, options.voiceNote);
    await tx.interview.createMany({ data: rows.interviews });
    await tx.applicationEvent.createMany({ data: rows.events });
    await tx.contactLook.createMany({ data: rows.contactLooks });
    await tx.consent.createMany({ data: rows.consents });
    await tx.grievance.createMany({ data: rows.grievances });
    await tx.notification.createMany({ data: rows.notifications });
    await tx.jobView.createMany({ data: rows.views });
    await tx.savedJob.createMany({ data: rows.savedJobs });
    await tx.savedSearch.createMany({ data: rows.savedSearches });
    await tx.auditLog.createMany({ data: rows.auditLog });
    await tx.securityLog.createMany({ data: rows.securityLog });
  }, TRANSACTION);
  return {
    users: rows.users.length,
    jobs: rows.jobs.length,
    applications: rows.applications.length,
    views: rows.views.length,
  };
}

/** Gives a voice note to the demo worker's undecided application. */
async function addVoiceNote(
  tx: Prisma.TransactionClient,
  { users, applications }: ReturnType<typeof demoRows>,
  { name, bytes, seconds }: StoredNote,
): Promise<void> {
  const ownerId = users.find(({ username }) => username === DEMO_ACCOUNTS.worker.username)!.id;
  const { id } = applications.find(({ workerId, status }) => workerId === ownerId && status === "pending")!;
  await tx.upload.create({ data: { name, kind: "voice_note", ownerId, bytes } });
  await tx.application.update({ where: { id }, data: { voiceNote: name, voiceSeconds: seconds } });
}

async function main(): Promise<void> {
  const connectionString = process.env.DATABASE_URL;
  if (!connectionString) throw new Error("DATABASE_URL is not set");
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString }) });
  try {
    if ((await db.user.count()) > 0) {
      console.log("The database has users already: no demo data was written.");
      return;
    }
    const started = performance.now();
    const { users, jobs, applications, views } = await seed(db, { voiceNote: await storeVoiceNote() });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `Demo data: ${users} users, ${jobs} jobs, ${applications} applications, ${views} views (${seconds} s).`,
    );
    for (const [kind, { username, password }] of Object.entries(DEMO_ACCOUNTS)) {
      console.log(`  ${kind.padEnd(8)}  ${username.padEnd(16)}  ${password}`);
    }
  } finally {
    await db.$disconnect();
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main().catch((error: unknown) => {
    console.error(isDatabaseUnavailable(error) ? "The database has gone: no demo data was written." : error);
    process.exitCode = 1;
  });
}
