import { existsSync, readdirSync } from "node:fs";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { openUntilFrom } from "@/lib/domains/jobs/policy";
import { draining } from "@/lib/platform/http/front-server";
import { keptHours, RULES, type RuleName } from "@/lib/platform/retention/rules";
import { RAISED_LIMITS } from "@/scripts/lib/raised-limits";
import { startSmtp } from "../support/smtp-server";

Object.assign(process.env, RAISED_LIMITS, { MAIL_FROM: "no-reply@kaamsetu.example" });
const smtp = await startSmtp();
process.env.SMTP_URL = smtp.url;
afterAll(() => smtp.stop());

const { openSession } = await import("@/lib/access/auth/session-rows");
const { db } = await import("@/lib/platform/db/client");
const { tidyIfDue } = await import("@/lib/domains/tidy/night-service");
const { tidy, tidyOnceFor } = await import("@/lib/domains/tidy/service");
const { newUploadName } = await import("@/lib/platform/uploads/new-name");
const { saveUploadRow, withStoredImages } = await import("@/lib/platform/uploads/service");
const { asOwner } = await import("../support/as-owner");
const { makeApplication, makeJob, makePerson } = await import("../support/factories");
const { asReceived, picture } = await import("../support/pictures");
type Person = Awaited<ReturnType<typeof makePerson>>;

const HOUR = 3_600_000;
/** Rules about rows with a date instead of a time. */
const BY_DAY: RuleName[] = ["usage", "looks"];
const marginOf = (rule: RuleName) => (BY_DAY.includes(rule) ? 24 * HOUR : HOUR / 2);
/** Just outside or just inside a rule's time. */
const outside = (rule: RuleName) => new Date(Date.now() - keptHours(rule) * HOUR - marginOf(rule));
const inside = (rule: RuleName) => new Date(Date.now() - keptHours(rule) * HOUR + marginOf(rule));

let worker: Person;
let employer: Person;
beforeAll(async () => {
  worker = await makePerson("worker");
  employer = await makePerson("employer");
  // Other files' tests may have left pictures in the store: a database without any would be taken for the wrong one.
  const name = newUploadName();
  await db.upload.create({ data: { name, kind: "photo", ownerId: worker.id, bytes: 9, width: 1, height: 1 } });
  await db.profile.update({ where: { userId: worker.id }, data: { photo: name } });
});

/** Makes a row whose time counts from a moment. @returns whether it is still there. */
type Make = (at: Date) => Promise<() => Promise<boolean>>;

const found = (count: Promise<number>) => count.then((rows) => rows > 0);

/** Rules with tests of their own: accounts below, others in job-closing.test.ts, answer-clock.test.ts and promises.test.ts. */
const CASES: Record<Exclude<RuleName, "warnings" | "accounts" | "ends" | "unanswered" | "promises">, Make> = {
  sessions: async (expiresAt) => {
    const id = crypto.randomUUID();
    await db.session.create({ data: { id, userId: worker.id, expiresAt } });
    return () => found(db.session.count({ where: { id } }));
  },
  codes: async (expiresAt) => {
    const userId = (await makePerson("worker")).id;
    await db.oneTimeCode.create({
      data: { userId, purpose: "confirm_email", codeHash: "x", triesLeft: 1, expiresAt },
    });
    return () => found(db.oneTimeCode.count({ where: { userId } }));
  },
  calls: async (createdAt) => {
    const visitor = { contactName: "Asha", contactPhone: "+919876543210", contactLanguage: "hi" } as const;
    const words = { kind: "password", text: "", createdAt } as const;
    const { id } = await db.case.create({ data: { ...visitor, ...words } });
    // A user's own, as old, stays as long as the account.
    const own = await db.case.create({ data: { ...words, kind: "complaint", reporterId: worker.id } });
    return async () => {
      expect(await db.case.count({ where: { id: own.id } })).toBe(1);
      return found(db.case.count({ where: { id } }));
    };
  },
  cases: async (decidedAt) => {
    const decided = { state: "decided", decidedAt } as const;
    const { id } = await db.case.create({ data: { kind: "report", reporterId: worker.id, ...decided } });
    // A complaint stays as long as its account, and what nobody has decided waits.
    const complaint = await db.case.create({ data: { kind: "complaint", reporterId: worker.id, ...decided } });
    const waiting = await db.case.create({ data: { kind: "report", reporterId: worker.id, createdAt: decidedAt } });
    return async () => {
      expect(await db.case.count({ where: { id: { in: [complaint.id, waiting.id] } } })).toBe(2);
      return found(db.case.count({ where: { id } }));
    };
  },
  marks: async (createdAt) => {
    const marks = { deviceMark: "browser", addressMark: "network" };
    const { id } = await db.case.create({ data: { kind: "report", reporterId: worker.id, createdAt, ...marks } });
    return async () => (await db.case.findUniqueOrThrow({ where: { id } })).deviceMark !== null;
  },
  devices: async (pendingSince) => {
    const userId = (await makePerson("admin")).id;
    await db.secondFactor.update({ where: { userId }, data: { pendingSecret: "sealed", pendingSince } });
    return async () => {
      const row = await db.secondFactor.findUniqueOrThrow({ where: { userId } });
      expect(row.secret).not.toBeNull();
      return row.pendingSecret !== null;
    };
  },
  repeats: async (createdAt) => {
    const key = crypto.randomUUID();
    await db.idempotencyKey.create({ data: { userId: worker.id, key, requestHash: "x", answer: {}, createdAt } });
    return () => found(db.idempotencyKey.count({ where: { key } }));
  },
  forms: async (expiresAt) => {
    const tokenHash = crypto.randomUUID();
    await db.formRefusal.create({ data: { tokenHash, content: "{}", expiresAt } });
    return () => found(db.formRefusal.count({ where: { tokenHash } }));
  },
  counters: async (windowEnds) => {
    const key = `test:${crypto.randomUUID()}`;
    await db.rateLimit.create({ data: { key, count: 1, windowEnds } });
    return () => found(db.rateLimit.count({ where: { key } }));
  },
  translations: async (createdAt) => {
    const key = { textHash: crypto.getRandomValues(new Uint8Array(32)), targetLanguage: "hi" as const };
    await db.translation.create({
      data: { ...key, sourceLanguage: "en", text: "x", provider: "test", characters: 1, createdAt },
    });
    return () => found(db.translation.count({ where: key }));
  },
  usage: async (day) => {
    const provider = crypto.randomUUID();
    await db.translationUsage.create({ data: { day, provider, characters: 1 } });
    return () => found(db.translationUsage.count({ where: { provider } }));
  },
  looks: async (day) => {
    const applicationId = (await applied()).id;
    await db.contactLook.create({ data: { applicationId, day } });
    return () => found(db.contactLook.count({ where: { applicationId } }));
  },
  withdrawals: async (withdrawnAt) => {
    const id = crypto.randomUUID();
    const job = await makeJob(employer.id);
    await db.withdrawal.create({
      data: { id, jobId: job.id, workerId: worker.id, wasAccepted: false, appliedAt: withdrawnAt, withdrawnAt },
    });
    return () => found(db.withdrawal.count({ where: { id } }));
  },
  notifications: async (createdAt) => {
    const { id } = await db.notification.create({ data: { userId: worker.id, kind: "accepted", createdAt } });
    return () => found(db.notification.count({ where: { id } }));
  },
  views: async (viewedAt) => {
    const job = await makeJob(employer.id, { viewsCount: 1 });
    await db.jobView.create({ data: { jobId: job.id, viewerId: worker.id, viewedAt } });
    return async () => {
      expect(await db.job.findUnique({ where: { id: job.id }, select: { viewsCount: true } })).toEqual({
        viewsCount: 1,
      });
      return found(db.jobView.count({ where: { jobId: job.id } }));
    };
  },
  saved: async (savedAt) => {
    const { id: jobId } = await makeJob(employer.id);
    await db.savedJob.create({ data: { jobId, workerId: worker.id, savedAt } });
    return () => found(db.savedJob.count({ where: { jobId } }));
  },
  formDrafts: async (changedAt) => {
    const { id: userId } = await makePerson("employer");
    await db.formDraft.create({ data: { userId, key: "one", fields: { title: "Cook" }, changedAt } });
    return () => found(db.formDraft.count({ where: { userId } }));
  },
  searches: async (createdAt) => {
    const conditions = { words: `cook ${createdAt.getTime()}`, category: "", kind: "", placeId: "" };
    const { id } = await db.savedSearch.create({
      data: { workerId: worker.id, createdAt, dueAt: new Date(), ...conditions },
    });
    return () => found(db.savedSearch.count({ where: { id } }));
  },
  applications: async (endedAt) => {
    const { id } = await applied();
    await asOwner("UPDATE applications SET status = 'rejected', ended_at = $2 WHERE id = $1", [id, endedAt]);
    await asOwner("UPDATE applications SET ended_at = $2 WHERE id = $1", [id, endedAt]);
    return () => hasAnswers(id);
  },
  jobAddresses: async (endedAt) => {
    const { id } = await makeJob(employer.id, { exactAddress: "14 Rose Lane, second gate" });
    await asOwner("UPDATE jobs SET status = 'closed' WHERE id = $1", [id]);
    await asOwner("UPDATE jobs SET ended_at = $2 WHERE id = $1", [id, endedAt]);
    const { updatedAt } = await db.job.findUniqueOrThrow({ where: { id } });
    return async () => {
      const job = await db.job.findUniqueOrThrow({ where: { id } });
      expect(job).toMatchObject({ updatedAt, location: "Gurgaon" });
      const { body } = await employer.browser.call("GET", `/api/jobs/${id}`);
      expect((body as { exactAddress: string | null }).exactAddress).toBe(job.exactAddress);
      return job.exactAddress !== null;
    };
  },
  renewals: async (openedAt) => {
    const { id, updatedAt } = await makeJob(employer.id, { openUntil: openUntilFrom(openedAt) });
    return async () => {
      const job = await db.job.findUniqueOrThrow({ where: { id } });
      expect(job).toMatchObject({ updatedAt, status: "open" });
      const told = await db.notification.findMany({ where: { jobId: id } });
      expect(told.map(({ kind, aboutAt }) => [kind, aboutAt])).toEqual(
        job.renewalAskedAt ? [["job_expiring", job.openUntil]] : [],
      );
      return job.renewalAskedAt === null;
    };
  },
  closings: async (openedAt) => {
    const { id } = await makeJob(employer.id, { openUntil: openUntilFrom(openedAt) });
    const [saver, applicant] = [await makePerson("worker"), await makePerson("worker")];
    await db.savedJob.createMany({ data: [saver, applicant].map((person) => ({ jobId: id, workerId: person.id })) });
    await makeApplication(id, applicant.id);
    const { updatedAt } = await db.job.findUniqueOrThrow({ where: { id } });
    return async () => {
      const job = await db.job.findUniqueOrThrow({ where: { id } });
      expect(job).toMatchObject({ updatedAt, status: "open" });
      const told = await db.notification.findMany({ where: { jobId: id, kind: "saved_job_closing" } });
      // Those who have applied know the job; the others are told once.
      expect(told.map(({ userId, aboutAt }) => [userId, aboutAt])).toEqual(
        told.length > 0 ? [[saver.id, job.openUntil]] : [],
      );
      return told.length === 0;
    };
  },
  expiries: async (openedAt) => {
    const openUntil = openUntilFrom(openedAt);
    const renewalAskedAt = new Date(openUntil.getTime() - 5 * 24 * 3_600_000);
    const { id } = await makeJob(employer.id, { openUntil, renewalAskedAt });
    const { id: applicationId } = await makeApplication(id, (await makePerson("worker")).id);
    const { updatedAt } = await db.job.findUniqueOrThrow({ where: { id } });
    return async () => {
      const job = await db.job.findUniqueOrThrow({ where: { id } });
      const { status } = await db.application.findUniqueOrThrow({ where: { id: applicationId } });
      const isOpen = job.status === "open";
      expect(job).toMatchObject({ updatedAt, closedReason: isOpen ? null : "expired", removedAt: null });
      expect(status).toBe(isOpen ? "pending" : "closed");
      const told = await db.notification.findMany({ where: { jobId: id }, orderBy: { kind: "asc" } });
      expect(told.map(({ kind }) => kind)).toEqual(isOpen ? [] : ["closed_expired", "job_expired"]);
      return isOpen;
    };
  },
  undecided: async (closedAt) => {
    const { id: jobId } = await makeJob(employer.id);
    const { id } = await makeApplication(jobId, (await makePerson("worker")).id);
    await asOwner("UPDATE jobs SET status = 'closed', closed_at = $2 WHERE id = $1", [jobId, closedAt]);
    return async () => {
      const { status, closedReason } = await db.application.findUniqueOrThrow({ where: { id } });
      expect(closedReason).toBe(status === "pending" ? null : "no_answer");
      return status === "pending";
    };
  },
  words: async (notedAt) => {
    // Numbers as long as a phone number's are not noted.
    const random = () => crypto.randomUUID().replaceAll(/[-0-9]/g, "");
    const [word, kept] = [`gone${random()}`, `kept${random()}`];
    // In use, however old.
    const { id } = await makeJob(employer.id);
    await db.job.update({ where: { id }, data: { searchWords: [kept] } });
    await db.jobWord.updateMany({ where: { word: kept }, data: { notedAt } });
    await db.jobWord.create({ data: { word, notedAt } });
    return async () => {
      expect(await db.jobWord.count({ where: { word: kept } })).toBe(1);
      return found(db.jobWord.count({ where: { word } }));
    };
  },
  pictures: async (createdAt) => {
    const name = newUploadName();
    const row = { name, kind: "selfie" as const, ownerId: worker.id, bytes: 9, width: 1, height: 1 };
    await db.upload.create({ data: { ...row, createdAt } });
    return () => found(db.upload.count({ where: { name } }));
  },
  addresses: async (at) => {
    const admin = await makePerson("admin");
    const { id } = await db.securityLog.create({ data: { event: "login", at, address: "203.0.113.77" } });
    const act = { actorId: admin.id, action: "user.verify", targetType: "user", targetId: worker.id };
    const { id: acted } = await db.auditLog.create({ data: { ...act, at, address: "2001:db8:1:2::/64" } });
    return async () => {
      const event = await db.securityLog.findUniqueOrThrow({ where: { id } });
      const entry = await db.auditLog.findUniqueOrThrow({ where: { id: acted } });
      const isWhole = event.address === "203.0.113.77";
      expect(event.address).toBe(isWhole ? "203.0.113.77" : "203.0.113.0/24");
      expect(entry.address).toBe(isWhole ? "2001:db8:1:2::/64" : "2001:db8:1::/48");
      return isWhole;
    };
  },
  events: async (at) => {
    const { id } = await db.securityLog.create({ data: { event: "login", at } });
    return () => found(db.securityLog.count({ where: { id } }));
  },
  acts: async (at) => {
    const act = { actorId: employer.id, action: "user.verify", targetType: "user", targetId: worker.id };
    const { id } = await db.auditLog.create({ data: { ...act, at } });
    return () => found(db.auditLog.count({ where: { id } }));
  },
  records: async (deletedAt) => {
    const id = crypto.randomUUID();
    await db.deletedAccount.create({
      data: { id, username: id, nameSkeleton: id, role: "worker", consents: [], registeredAt: deletedAt, deletedAt },
    });
    return () => found(db.deletedAccount.count({ where: { id } }));
  },
  runs: async (startedAt) => {
    const id = crypto.randomUUID();
    await db.tidyRun.create({ data: { id, startedAt } });
    return () => found(db.tidyRun.count({ where: { id } }));
  },
};

const applied = async () => makeApplication((await makeJob(employer.id)).id, (await makePerson("worker")).id);

async function hasAnswers(id: string): Promise<boolean> {
  const { gender, experience, clearedAt } = await db.application.findUniqueOrThrow({ where: { id } });
  expect([gender === null, experience === null, clearedAt !== null]).toEqual(Array(3).fill(gender === null));
  return gender !== null;
}

test.each(Object.keys(CASES) as (keyof typeof CASES)[])("%s: what is too old goes, what is not stays", async (rule) => {
  const make = CASES[rule];
  const [isOldThere, isNewThere] = [await make(outside(rule)), await make(inside(rule))];
  const dry = await tidy({ isDryRun: true });
  expect(dry).toMatchObject({ failed: [], isStopped: false });
  expect(dry.counts[rule]).toBeGreaterThan(0);
  expect([await isOldThere(), await isNewThere()]).toEqual([true, true]);

  const { counts, failed } = await tidy();
  expect(failed).toEqual([]);
  expect(counts[rule]).toBe(dry.counts[rule]);
  expect([await isOldThere(), await isNewThere()]).toEqual([false, true]);
  expect((await tidy()).counts[rule]).toBe(0);
});

test("every rule runs, and the run is recorded with counts only", async () => {
  const before = await db.tidyRun.count();
  await tidy({ isDryRun: true });
  expect(await db.tidyRun.count()).toBe(before);
  await tidy();
  const run = await db.tidyRun.findFirstOrThrow({ orderBy: { startedAt: "desc" } });
  expect(Object.keys(run.counts as object).sort()).toEqual(RULES.map(({ name }) => name as string).sort());
  expect(Object.values(run.counts as object).every((count) => typeof count === "number")).toBe(true);
  expect(run).toMatchObject({ night: null, failed: [], finishedAt: expect.any(Date) });
});

const files = () => (existsSync(process.env.UPLOAD_DIR!) ? readdirSync(process.env.UPLOAD_DIR!) : []);

test("an accepted applicant's answers, photo and notes go 90 days after the job's end, but not the application", async () => {
  const before = files();
  const { id, jobId, workerId } = await applied();
  const photo = await asReceived(await picture().toFormat("jpeg").toBuffer());
  await withStoredImages([{ file: photo, kind: "selfie" }], ([image]) =>
    db.$transaction(async (tx) => {
      await saveUploadRow(tx, workerId, image!);
      await tx.application.update({
        where: { id },
        data: { status: "accepted", shift: "Mornings", profileImage: image!.name, interviewDate: new Date() },
      });
      await tx.applicationEvent.create({ data: { applicationId: id, type: "accepted", note: "Ring twice" } });
    }),
  );
  expect(files().length).toBeGreaterThan(before.length);
  const end = (at: Date) => asOwner("UPDATE jobs SET status = 'closed', ended_at = $2 WHERE id = $1", [jobId, at]);
  await end(new Date());
  await end(inside("applications"));
  await tidy();
  expect(await hasAnswers(id)).toBe(true);
  const owner = (path: string) => employer.browser.call("GET", path);
  expect((await owner(`/api/service-applications/${id}`)).body).toMatchObject({ shown: "person", shift: "Mornings" });

  await end(outside("applications"));
  await tidy();
  expect(await hasAnswers(id)).toBe(false);
  const row = await db.application.findUniqueOrThrow({ where: { id }, include: { events: true } });
  expect(row).toMatchObject({ status: "accepted", shift: null, profileImage: null, interviewDate: null });
  expect(row.events.every(({ note }) => note === null)).toBe(true);
  expect(files()).toEqual(before);
  // Opening the job again brings nothing back.
  await asOwner("UPDATE jobs SET status = 'open' WHERE id = $1", [jobId]);
  expect((await owner(`/api/service-applications/${id}`)).body).toMatchObject({ shown: "nothing", gender: null });
});

test("an account that nobody has used for three years is told, and deleted 48 hours later", async () => {
  const unusedFor = async (rule: "warnings", at: (rule: RuleName) => Date, role: "worker" | "admin" = "worker") =>
    (await makePerson(role, { createdAt: new Date(0), lastActive: at(rule) })).id;
  const unused = await unusedFor("warnings", outside);
  const admin = await unusedFor("warnings", outside, "admin");
  const used = await unusedFor("warnings", inside);
  const neverUsed = (await makePerson("employer", { createdAt: outside("warnings") })).id;
  const toldOf = async (id: string) => (await db.user.findUniqueOrThrow({ where: { id } })).deletionToldAt;
  const dry = await tidy({ isDryRun: true });
  expect(dry.counts).toMatchObject({ warnings: 2, accounts: 0 });
  expect((await tidy()).counts).toMatchObject({ warnings: 2, accounts: 0 });
  expect(await Promise.all([unused, neverUsed, used, admin].map(toldOf))).toEqual([
    expect.any(Date),
    expect.any(Date),
    null,
    null,
  ]);
  const told = (id: string, at: Date) => db.user.update({ where: { id }, data: { deletionToldAt: at } });
  await told(unused, inside("accounts"));
  expect((await tidy()).counts).toMatchObject({ warnings: 0, accounts: 0 });

  await told(unused, outside("accounts"));
  await told(neverUsed, outside("accounts"));
  // Used after it was told: neither told again nor deleted.
  await db.user.update({ where: { id: neverUsed }, data: { lastActive: new Date() } });
  expect((await tidy({ isDryRun: true })).counts).toMatchObject({ warnings: 0, accounts: 1 });
  expect((await tidy()).counts).toMatchObject({ warnings: 0, accounts: 1 });
  expect(await db.user.count({ where: { id: unused } })).toBe(0);
  expect(await db.deletedAccount.count({ where: { id: unused } })).toBe(1);
  expect(await db.user.count({ where: { id: { in: [used, neverUsed, admin] } } })).toBe(3);
});

test("someone with a confirmed address is told by e-mail, and waits for another night if it cannot be sent", async () => {
  const unused = (data: object) => makePerson("worker", { createdAt: outside("warnings"), ...data });
  const asha = await unused({ email: "asha@example.com", emailConfirmedAt: new Date(), preferredLanguage: "hi" });
  const unconfirmed = await unused({ email: "typo@example.com" });
  const refusing = await unused({ email: "nobody@refused.example", emailConfirmedAt: new Date() });
  smtp.mails.length = 0;
  expect(await tidy()).toMatchObject({ counts: { warnings: 2 }, failed: [] });
  expect(smtp.mails).toMatchObject([{ to: "asha@example.com" }]);
  const rows = await db.user.findMany({
    where: { id: { in: [asha.id, unconfirmed.id, refusing.id] } },
    select: { deletionToldAt: true },
    orderBy: { email: "asc" },
  });
  expect(rows.map(({ deletionToldAt }) => deletionToldAt !== null)).toEqual([true, false, true]);
});

test("of two servers one takes the night", async () => {
  const both = await Promise.all([tidyOnceFor("2026-01-10"), tidyOnceFor("2026-01-10")]);
  expect(both.filter((report) => report !== null)).toHaveLength(1);
  expect(await tidyOnceFor("2026-01-10")).toBeNull();
  expect(await tidyOnceFor("2026-01-11")).not.toBeNull();
});

afterEach(() => void delete draining.current);

test("the server tidies up from three in India on, once a night, and not while it shuts down", async () => {
  // 03:00 in India is 21:30 UTC of the day before.
  expect(await tidyIfDue(new Date("2026-02-01T00:00:00Z"))).not.toBeNull();
  expect(await tidyIfDue(new Date("2026-02-01T21:29:59Z"))).toBeNull();
  draining.current = true;
  expect(await tidyIfDue(new Date("2026-02-01T21:30:00Z"))).toBeNull();
  delete draining.current;
  expect(await tidyIfDue(new Date("2026-02-01T21:30:00Z"))).toMatchObject({ failed: [], isStopped: false });
  expect(await tidyIfDue(new Date("2026-02-01T22:00:00Z"))).toBeNull();
  expect(await db.tidyRun.count({ where: { night: new Date("2026-02-02") } })).toBe(1);
});

test("a night that no server was running is made up for by the next one, at any hour", async () => {
  expect(await tidyIfDue(new Date("2026-02-10T08:00:00Z"))).toMatchObject({ isStopped: false });
  expect(await tidyIfDue(new Date("2026-02-10T21:00:00Z"))).toBeNull();
  expect(await db.tidyRun.count({ where: { night: new Date("2026-02-10"), finishedAt: { not: null } } })).toBe(1);
});

test("a night whose server was killed is taken over once its hour is over, and not before", async () => {
  const night = "2026-04-01";
  const killed = (minutes: number) => ({ startedAt: new Date(Date.now() - minutes * 60_000), finishedAt: null });
  await db.tidyRun.create({ data: { night: new Date(night), ...killed(50) } });
  expect(await tidyOnceFor(night)).toBeNull();
  await db.tidyRun.update({ where: { night: new Date(night) }, data: killed(70) });
  const both = await Promise.all([tidyOnceFor(night), tidyOnceFor(night)]);
  expect(both.filter((report) => report !== null)).toHaveLength(1);
  expect(await db.tidyRun.findUnique({ where: { night: new Date(night) } })).toMatchObject({
    finishedAt: expect.any(Date),
    counts: expect.objectContaining({ sessions: expect.any(Number) }),
  });
  expect(await tidyOnceFor(night)).toBeNull();
});

test("a night that a shutdown interrupted is taken by another server", async () => {
  let asked = 0;
  const interrupted = await tidyOnceFor("2026-03-01", { isStopped: () => (asked += 1) > 3 });
  expect(interrupted).toMatchObject({ isStopped: true });
  expect(await tidyOnceFor("2026-03-01")).toMatchObject({ isStopped: false });
});

test("a rule that fails is reported and keeps no other from running", async () => {
  const failing = vi.spyOn(db.secondFactor, "updateMany").mockRejectedValueOnce(new Error("no"));
  const { counts, failed } = await tidy();
  failing.mockRestore();
  expect(failed).toEqual(["devices"]);
  expect(Object.keys(counts)).toHaveLength(RULES.length - 1);
});

test("requests clean by the same rule", async () => {
  const id = crypto.randomUUID();
  await db.session.create({ data: { id, userId: worker.id, expiresAt: new Date(Date.now() - 1) } });
  const later = performance.now() + HOUR;
  vi.spyOn(performance, "now").mockReturnValue(later);
  await openSession({ user: worker, sessionVersion: 1 }, null);
  vi.restoreAllMocks();
  expect(await db.session.count({ where: { id } })).toBe(0);
});
