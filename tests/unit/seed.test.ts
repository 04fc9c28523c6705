import { describe, expect, test } from "vitest";
import { DEMO_ACCOUNTS } from "../../prisma/seed/accounts";
import { demoRows } from "../../prisma/seed/rows";
import { APPLICATION_STATUSES } from "../../lib/domains/applications/options";
import { LANGUAGES } from "../../lib/language/i18n/languages";
import { CATEGORIES, isCategory } from "../../lib/core/categories";
import { benefitsFor, JOB_STATUSES, URGENCY_LEVELS } from "../../lib/domains/jobs/options";
import { isNewAccount } from "../../lib/domains/jobs/policy";
import { answersOf, promisesOf } from "../../lib/domains/jobs/record-policy";
import { SAMPLE_LOCATIONS } from "../../lib/domains/profiles/options";
import { markOf } from "../../lib/domains/users/mark-policy";
import { translateRoughly } from "../../lib/language/translation/dictionary";
import { toSubject } from "../../lib/language/translation/subject";
import { readAudio, type Audio } from "../../lib/platform/uploads/audio";
import note from "../../prisma/seed/voice-note.json";

const NOW = new Date("2026-11-21T09:30:00Z");
// Just after midnight in India, the first instant of a day, and a day whose UTC date differs.
const MOMENTS = [
  NOW,
  new Date("2026-03-01T18:31:00Z"),
  new Date("2026-06-30T18:30:00Z"),
  new Date("2027-01-01T23:59:59Z"),
];
const DAY = 24 * 60 * 60 * 1000;
const INDIA = 5.5 * 60 * 60 * 1000;

const rows = demoRows(NOW);
const userNamed = (username: string, from = rows) => from.users.find((user) => user.username === username)!;
function by<T, K>(items: readonly T[], key: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}
const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

test("every account is marked as seeded: their passwords are published", () => {
  expect(rows.users.filter(({ isDemo }) => isDemo !== true)).toEqual([]);
});

describe("amounts", () => {
  test("people of every kind", () => {
    const roles = by(rows.users, ({ role }) => role);
    const count = (...names: (typeof rows.users)[number]["role"][]) =>
      names.reduce((sum, name) => sum + (roles.get(name)?.length ?? 0), 0);
    expect(count("employer", "client")).toBe(12);
    expect(count("worker", "service_provider")).toBe(61);
    expect([count("super_admin"), count("admin")]).toEqual([1, 1]);
    expect(rows.users.filter(({ deactivatedAt }) => deactivatedAt !== null)).toHaveLength(1);
    expect(rows.onboardings).toHaveLength(10);
    expect(rows.profiles).toHaveLength(73);
  });

  test("jobs, applications, views", () => {
    expect(rows.jobs).toHaveLength(301);
    expect(rows.applications.length).toBeGreaterThan(600);
    expect(rows.views.length).toBeGreaterThan(3_500);
    expect(rows.auditLog.length).toBeGreaterThan(10);
  });

  test("workers read all ten languages, mostly Hindi", () => {
    const workers = rows.users.filter(({ kind }) => kind === "worker");
    const readers = by(workers, ({ preferredLanguage }) => preferredLanguage);
    expect([...readers.keys()].sort()).toEqual([...LANGUAGES].sort());
    expect(Math.max(...[...readers.values()].map((group) => group.length))).toBe(readers.get("hi")!.length);
  });
});

test("the demo accounts have new notifications and old ones, each about their own application", () => {
  for (const { username } of [DEMO_ACCOUNTS.worker, DEMO_ACCOUNTS.employer]) {
    const { id } = userNamed(username);
    const told = rows.notifications.filter(({ userId }) => userId === id);
    expect(told.some(({ seenAt }) => seenAt === null)).toBe(true);
    expect(told.some(({ seenAt }) => seenAt !== null)).toBe(true);
    for (const { applicationId } of told.filter(
      ({ kind }) => kind !== "job_expiring" && kind !== "saved_job_closing",
    )) {
      const application = rows.applications.find((one) => one.id === applicationId);
      expect([application?.workerId, application?.employerId]).toContain(id);
    }
  }
  expect(isUnique(rows.notifications.map(({ id }) => id))).toBe(true);
});

describe("unique values", () => {
  test("ids, names, one application and one view per job and person", () => {
    for (const table of [rows.users, rows.jobs, rows.applications, rows.events, rows.auditLog, rows.workExperiences]) {
      expect(isUnique(table.map(({ id }) => id))).toBe(true);
    }
    expect(isUnique(rows.users.map(({ username }) => username.toLowerCase()))).toBe(true);
    expect(isUnique(rows.applications.map(({ jobId, workerId }) => `${jobId} ${workerId}`))).toBe(true);
    expect(isUnique(rows.views.map(({ jobId, viewerId }) => `${jobId} ${viewerId}`))).toBe(true);
    expect(isUnique(rows.profiles.map(({ contact }) => contact))).toBe(true);
  });

  test("ids are UUIDv7 of their row's time", () => {
    for (const { id, createdAt } of [...rows.users, ...rows.jobs, ...rows.applications]) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(parseInt(id.replaceAll("-", "").slice(0, 12), 16)).toBe(createdAt.getTime());
    }
  });
});

describe("visible data", () => {
  test("has every category, sample location and state", () => {
    const open = rows.jobs.filter(({ status }) => status === "open");
    expect([...by(open, ({ category }) => category).keys()].sort()).toEqual([...CATEGORIES].sort());
    const locations = new Set(open.map(({ location }) => location));
    for (const location of SAMPLE_LOCATIONS) expect(locations).toContain(location);
    expect(new Set(rows.jobs.map(({ status }) => status))).toEqual(new Set([...JOB_STATUSES, "held"]));
    expect(new Set(rows.jobs.map(({ urgencyLevel }) => urgencyLevel))).toEqual(new Set(URGENCY_LEVELS));
    expect(new Set(rows.jobs.map(({ type }) => type))).toEqual(new Set(["FULL_TIME", "PART_TIME", "CONTRACT"]));
    expect(new Set(rows.applications.map(({ status }) => status))).toEqual(new Set(APPLICATION_STATUSES));
  });

  test("open jobs of employers with every mark, and of one who pays as promised", () => {
    const openOf = (userId: string) => rows.jobs.some((job) => job.employerId === userId && job.status === "open");
    const employers = rows.users.filter(({ id }) => openOf(id));
    const marks = employers.map(({ isVerified, phoneConfirmedAt, createdAt }) =>
      markOf({
        isVerified: isVerified === true,
        phoneConfirmedAt: (phoneConfirmedAt as Date | null) ?? null,
        createdAt,
      }),
    );
    expect(marks).toEqual(expect.arrayContaining(["checked", "number", "new"]));
    const records = rows.profiles.filter(({ userId }) => openOf(userId));
    const count = (value: unknown) => Number(value ?? 0);
    const promises = records.map(({ promisesKept, promisesBroken }) =>
      promisesOf({ promisesKept: count(promisesKept), promisesBroken: count(promisesBroken) }),
    );
    expect(promises).toContainEqual({ kept: 9, of: 10 });
    const answers = records.map(({ answered, answeredInDay, answeredInThree, unanswered }) =>
      answersOf({
        ...{ answered: count(answered), answeredInDay: count(answeredInDay) },
        ...{ answeredInThree: count(answeredInThree), unanswered: count(unanswered) },
      }),
    );
    expect(answers.some((answer) => answer !== null && answer.usually !== null)).toBe(true);
  });

  // Other employers may have more than an account can post: theirs are from before that rule, as in a real installation.
  test("every job's location is known as a place", () => {
    expect(rows.jobs.filter(({ placeId }) => !placeId)).toEqual([]);
  });

  test("the voice note is one that a worker could send, and small", () => {
    const bytes = Buffer.from(note.ogg, "base64");
    expect(bytes.byteLength).toBeLessThanOrEqual(40_960);
    const audio = readAudio(bytes) as Audio;
    expect(audio).toMatchObject({ container: "ogg", codec: "opus" });
    expect(Math.ceil(audio.seconds)).toBe(note.seconds);
  });

  test("the demo account for employers can post further jobs", () => {
    const { id, createdAt } = rows.users.find(({ username }) => username === DEMO_ACCOUNTS.employer.username)!;
    const open = rows.jobs.filter(({ employerId, status }) => employerId === id && status === "open");
    expect(open.length).toBeLessThan(20);
    expect(isNewAccount(createdAt)).toBe(false);
  });

  test("published jobs are complete and consistent", () => {
    for (const job of rows.jobs) {
      expect(isCategory(job.category) && job.defaultPreviewImageId === job.category).toBe(true);
      expect(isCategory(job.category) && benefitsFor(job.category)).toEqual(
        expect.arrayContaining(job.benefits as string[]),
      );
      expect(job.accommodationProvided === true).toBe(typeof job.accommodationDetails === "string");
      expect(job.postedAt === null).toBe(job.status === "draft" || job.status === "held");
      if (job.status === "draft") continue;
      expect(job.salaryMin).toBeGreaterThanOrEqual(5_000);
      expect(job.salaryMax).toBeGreaterThanOrEqual(job.salaryMin!);
      expect(job.shift && job.workingDays && job.experienceLevel).toBeTruthy();
      expect((job.requirements as string[]).length).toBeGreaterThanOrEqual(1);
      expect(job.title.length).toBeLessThanOrEqual(120);
      if (job.employmentType === "TEMPORARY") expect(job.contractDuration).toBeTruthy();
    }
  });

  test("most jobs have facts that their employer chose, in keeping with the rest", () => {
    const chosen = rows.jobs.filter(({ tasks }) => (tasks as string[] | undefined)?.length);
    expect(chosen.length / rows.jobs.length).toBeGreaterThan(0.8);
    for (const job of rows.jobs) {
      if (job.room) expect(job.accommodationProvided).toBe(true);
      const areGiven = (job.benefits as string[]).some((benefit) => benefit.startsWith("Meals"));
      if (areGiven) expect(job.meals ?? []).not.toContain("none");
    }
  });

  test("about an eighth of the titles are in Hindi, and every other script occurs", () => {
    const titles = rows.jobs.map(({ title }) => title);
    const hindi = titles.filter((title) => /\p{Script=Devanagari}/u.test(title)).length;
    expect(hindi / titles.length).toBeGreaterThan(0.1);
    for (const script of ["Tamil", "Bengali", "Gujarati", "Telugu", "Kannada", "Malayalam", "Gurmukhi"]) {
      expect(titles.some((title) => new RegExp(`\\p{Script=${script}}`, "u").test(title))).toBe(true);
    }
  });
});

describe("counters", () => {
  test("match the rows they count; drafts have none", () => {
    const applications = by(rows.applications, ({ jobId }) => jobId);
    const views = by(rows.views, ({ jobId }) => jobId);
    for (const job of rows.jobs) {
      expect(job.applicationsCount).toBe(applications.get(job.id)?.length ?? 0);
      expect(job.viewsCount).toBe(views.get(job.id)?.length ?? 0);
      if (job.status === "draft") expect([job.applicationsCount, job.viewsCount]).toEqual([0, 0]);
    }
  });

  test("only workers view, and every applicant has viewed", () => {
    const workers = new Set(rows.users.filter(({ kind }) => kind === "worker").map(({ id }) => id));
    const viewed = new Map(rows.views.map((view) => [`${view.jobId} ${view.viewerId}`, view.viewedAt]));
    for (const { viewerId } of rows.views) expect(workers).toContain(viewerId);
    for (const { jobId, workerId, createdAt } of rows.applications) {
      expect(viewed.get(`${jobId} ${workerId}`)!.getTime()).toBeLessThanOrEqual(createdAt.getTime());
    }
  });
});

describe.each(MOMENTS)("at %s", (now) => {
  const at = demoRows(now);

  test("is the same twice", () => expect(demoRows(now)).toEqual(at));

  test("nothing is in the future or older than 61 days", () => {
    const times = [
      ...at.users.flatMap(({ createdAt, lastActive, deactivatedAt }) => [createdAt, lastActive, deactivatedAt]),
      ...at.jobs.flatMap(({ createdAt, updatedAt, postedAt }) => [createdAt, updatedAt, postedAt]),
      ...at.applications.flatMap(({ createdAt, updatedAt }) => [createdAt, updatedAt]),
      ...at.events.map((event) => event.at),
      ...at.views.map(({ viewedAt }) => viewedAt),
      ...at.auditLog.map((entry) => entry.at),
      ...at.onboardings.map(({ completedAt }) => completedAt),
    ].filter((time) => time instanceof Date);
    expect(Math.max(...times.map(Number))).toBeLessThanOrEqual(now.getTime());
    expect(Math.min(...times.map(Number))).toBeGreaterThan(now.getTime() - 62 * DAY);
  });

  test("applications come after the job and the worker, and before the job was closed", () => {
    const jobs = new Map(at.jobs.map((job) => [job.id, job]));
    const users = new Map(at.users.map((user) => [user.id, user]));
    for (const { jobId, workerId, createdAt } of at.applications) {
      const job = jobs.get(jobId)!;
      expect(createdAt.getTime()).toBeGreaterThanOrEqual(job.postedAt!.getTime());
      expect(createdAt.getTime()).toBeGreaterThan(users.get(workerId)!.createdAt.getTime());
      if (job.status === "closed") expect(createdAt.getTime()).toBeLessThanOrEqual((job.updatedAt as Date).getTime());
    }
    for (const job of at.jobs) {
      expect(job.createdAt.getTime()).toBeGreaterThan(users.get(job.employerId)!.createdAt.getTime());
    }
  });

  test("events ascend in time, begin with the submission and end with the status", () => {
    const events = by(at.events, ({ applicationId }) => applicationId);
    const owners = new Map(at.jobs.map((job) => [job.id, job.employerId]));
    for (const application of at.applications) {
      const own = events.get(application.id)!;
      expect(own[0]).toMatchObject({ type: "submitted", at: application.createdAt, actorId: application.workerId });
      const times = own.map((event) => event.at.getTime());
      expect(times.every((time, index) => index === 0 || time > times[index - 1]!)).toBe(true);
      const decisions = own
        .map(({ type }) => type)
        .filter((type) => type !== "submitted" && !type.startsWith("interview_"));
      expect(decisions.at(-1) ?? "pending").toBe(application.status);
      expect(own.some(({ type }) => type === "interview_set")).toBe(Boolean(application.interviewDate));
      for (const { actorId, type } of own.slice(1))
        if (type !== "interview_other_time") expect(actorId).toBe(owners.get(application.jobId));
      if (application.status === "accepted") expect(application.startDate).toBeTruthy();
    }
  });

  test("nobody waits so long that the first night ends applications and pauses jobs", () => {
    const long = at.applications.filter(({ status, createdAt }) => {
      return status === "pending" && now.getTime() - createdAt.getTime() > 8 * DAY;
    });
    expect(long).toEqual([]);
  });

  test("the demo worker has six applications in every status, none to the newest jobs", () => {
    const worker = userNamed(DEMO_ACCOUNTS.worker.username, at);
    const own = at.applications.filter(({ workerId }) => workerId === worker.id);
    expect(own).toHaveLength(6);
    const open = APPLICATION_STATUSES.filter((status) => status !== "closed");
    expect(new Set(own.map(({ status }) => status))).toEqual(new Set(open));
    expect(own.some(({ interviewDate }) => interviewDate instanceof Date && interviewDate > now)).toBe(true);
    const newest = at.jobs
      .filter(({ status }) => status === "open")
      .sort((a, b) => Number(b.createdAt) - Number(a.createdAt));
    const applied = new Set(own.map(({ jobId }) => jobId));
    expect(newest.slice(0, 12).some(({ id }) => applied.has(id))).toBe(false);
  });

  test("the demo worker has saved jobs of interest, and was told that one closes soon", () => {
    const worker = userNamed(DEMO_ACCOUNTS.worker.username, at);
    expect(at.savedJobs).toHaveLength(3);
    const applied = new Set(at.applications.filter(({ workerId }) => workerId === worker.id).map(({ jobId }) => jobId));
    for (const { workerId, jobId, savedAt } of at.savedJobs) {
      const job = at.jobs.find(({ id }) => id === jobId)!;
      expect(workerId).toBe(worker.id);
      expect(applied).not.toContain(jobId);
      expect(job.status).toBe("open");
      expect(savedAt.getTime()).toBeGreaterThan(Number(job.postedAt));
      expect(savedAt.getTime()).toBeGreaterThan(worker.createdAt.getTime());
    }
    const [told, ...others] = at.notifications.filter(({ kind }) => kind === "saved_job_closing");
    expect(others).toEqual([]);
    const closing = at.savedJobs.find(({ toldOf }) => toldOf !== null)!;
    expect(told).toMatchObject({ userId: worker.id, jobId: closing.jobId, aboutAt: closing.toldOf });
    expect(at.jobs.find(({ id }) => id === closing.jobId)).toMatchObject({ openUntil: closing.toldOf });
    expect(closing.toldOf!.getTime() - now.getTime()).toBe(2 * DAY);
  });

  test("the demo employer has jobs in every state and undecided applications of today", () => {
    const employer = userNamed(DEMO_ACCOUNTS.employer.username, at);
    const own = at.jobs.filter(({ employerId }) => employerId === employer.id);
    expect(own).toHaveLength(14);
    expect(new Set(own.map(({ status }) => status))).toEqual(new Set(JOB_STATUSES));
    const ids = new Set(own.map(({ id }) => id));
    const received = at.applications.filter(({ jobId }) => ids.has(jobId));
    const midnight = Math.floor((now.getTime() + INDIA) / DAY) * DAY - INDIA;
    const today = received.filter(({ createdAt }) => createdAt.getTime() >= midnight);
    expect(today.length).toBeGreaterThan(0);
    expect(received.filter(({ status }) => status === "pending").length).toBeGreaterThan(5);
  });
});

test("an employer who never signed in has decided nothing", () => {
  const completed = new Set(rows.onboardings.map(({ userId }) => userId));
  const pending = rows.users.filter(({ id, kind }) => kind === "employer" && !completed.has(id));
  expect(pending).toHaveLength(2);
  for (const { id, lastActive } of pending) {
    expect(lastActive).toBeNull();
    expect(rows.events.some(({ actorId }) => actorId === id)).toBe(false);
  }
});

test("names are valid and telephone numbers obviously fictitious", () => {
  for (const { username } of rows.users) {
    expect(username).toMatch(/^[\p{L}\p{M}\p{Nd}._-]{3,32}$/u);
    expect(username).toBe(username.normalize("NFC"));
  }
  for (const { contact } of rows.profiles) expect(contact).toMatch(/^\+91 90000 0\d{4}$/);
});

test("a third of the open jobs' pages say something typed in another language, in each of nine", async () => {
  const open = rows.jobs.filter(({ status }) => status === "open");
  for (const reader of LANGUAGES.filter((language) => language !== "en")) {
    const shown = await Promise.all(
      open.map(async ({ title, requirements }) => {
        const texts = [title, ...(requirements as string[])].map((text) => toSubject(text, reader));
        const rough = await Promise.all(
          texts
            .filter(({ isSettled }) => !isSettled)
            .map(({ text, guess, masked }) => translateRoughly(text, guess ?? "en", reader, masked)),
        );
        return rough.some(({ isComplete }) => isComplete);
      }),
    );
    expect(shown.filter(Boolean).length / open.length, reader).toBeGreaterThan(1 / 3);
  }
}, 20_000);
