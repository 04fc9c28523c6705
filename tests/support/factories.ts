import { hash } from "@node-rs/argon2";
import { seal } from "@/lib/access/auth/sealed";
import { openSession } from "@/lib/access/auth/session-rows";
import { sessionCookie } from "@/lib/access/auth/session-cookie";
import { encodeSession } from "@/lib/access/auth/token";
import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { placeColumns } from "@/lib/language/places/columns";
import { hoursColumns } from "@/lib/language/hours/columns";
import { jobSearchWords } from "@/lib/language/search/text";
import { CONSENT_VERSIONS } from "@/lib/language/notices/consents";
import type { Role } from "@/lib/core/roles";
import { audienceOf } from "@/lib/core/roles";
import { SAMPLE_JOB } from "@/scripts/lib/sample-job";
import { skeletonOf } from "@/lib/domains/users/name-rows";
import { openBrowser, type Browser } from "./browser";

let serial = 0;
const next = () => (serial += 1);

/** The password of every account created here. */
export const TEST_PASSWORD = "only-for-tests-9";
let testHash: Promise<string> | null = null;
// As cheap as argon2id can be, and so is each check of it: hundreds of tests log in. session.test.ts tests the real cost.
const hashOfTestPassword = () =>
  (testHash ??= hash(TEST_PASSWORD, { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 }));

export type Person = { id: string; username: string; role: Role; browser: Browser };

/** The secret of every admin's device. */
export const TEST_DEVICE = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";

/** Gives an admin the device with that secret, as if set up an hour ago. */
export const giveDevice = (userId: string) =>
  db.secondFactor.create({
    data: { userId, secret: seal(TEST_DEVICE, userId), enrolledAt: new Date(Date.now() - 3_600_000) },
  });

/** The number of every employer who is made without another one: without, nobody is shortlisted. */
const TEST_PHONE = "+919800000001";

/** A user with an empty profile and a signed-in browser; a deactivated one has no session. Admins have a device. */
export async function makePerson(role: Role, data: Partial<Prisma.UserCreateInput> = {}): Promise<Person> {
  const { username = `${role}.${next()}` } = data;
  const user = await db.user.create({
    data: {
      username,
      nameSkeleton: skeletonOf(username),
      passwordHash: await hashOfTestPassword(),
      role,
      profile: { create: {} },
      isAdult: true,
      ...(audienceOf(role) === "employer" ? { phone: TEST_PHONE } : {}),
      consents: { create: { kind: "notice", version: CONSENT_VERSIONS.notice, language: "en", call: "test" } },
      ...data,
    },
  });
  if (audienceOf(role) === "admin") await giveDevice(user.id);
  const browser = openBrowser({ language: "en" });
  if (!user.deactivatedAt) {
    const claims = await openSession({ user, sessionVersion: user.sessionVersion }, "Chrome, Android");
    browser.cookies.set(sessionCookie().name, await encodeSession(claims));
  }
  return { id: user.id, username: user.username, role, browser };
}

const toList = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** A complete open job. */
export async function makeJob(employerId: string, data: Partial<Prisma.JobUncheckedCreateInput> = {}) {
  const texts = { title: `Cook number ${next()}`, location: "Gurgaon" };
  const job = {
    ...texts,
    employerId,
    category: "chef-cook",
    salaryMin: 20_000,
    salaryMax: 25_000,
    type: "FULL_TIME" as const,
    employmentType: "LIVE_OUT_FULL_TIME" as const,
    shift: "Day Shift (7 AM - 7 PM)",
    workingDays: "Monday - Saturday",
    experienceLevel: "2-5 years",
    postedAt: new Date(),
    ...data,
  };
  return db.job.create({
    data: {
      searchWords: jobSearchWords({
        ...job,
        requirements: toList(data.requirements),
        additionalSkills: toList(data.additionalSkills),
        tasks: toList(data.tasks),
        placeId: typeof data.placeId === "string" ? data.placeId : null,
      }),
      ...placeColumns({ location: job.location }),
      ...hoursColumns(typeof job.shift === "string" ? job.shift : null),
      ...job,
    },
  });
}

/** A pending application with its first event and its worker's consent, included in its job's count. */
export async function makeApplication(
  jobId: string,
  workerId: string,
  data: Partial<Prisma.ApplicationUncheckedCreateInput> = {},
) {
  const { employerId } = await db.job.update({
    where: { id: jobId },
    data: { applicationsCount: { increment: 1 } },
    select: { employerId: true },
  });
  return db.application.create({
    data: {
      jobId,
      workerId,
      employerId,
      gender: "female",
      experience: "2-5 years",
      events: { create: { type: "submitted", actorId: workerId } },
      consents: {
        create: {
          userId: workerId,
          kind: "sharing",
          language: "en",
          call: "a test",
          version: CONSENT_VERSIONS.sharing,
        },
      },
      ...data,
    },
  });
}

/** The body that the create form sends. */
export const jobBody = (changes: Record<string, unknown> = {}) => ({ ...SAMPLE_JOB, ...changes });
