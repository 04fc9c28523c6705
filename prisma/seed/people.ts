/** Users with their profiles, built from the hand-written rosters. */
import type { Prisma } from "../../lib/platform/db/generated/client";
import type { Language } from "../../lib/language/i18n/languages";
import { toE164 } from "../../lib/core/phone";
import { skeletonOf } from "../../lib/domains/users/name-rows";
import { CONSENT_VERSIONS } from "../../lib/language/notices/consents";
import { type AccountKind, DEMO_ACCOUNTS } from "./accounts";
import { CITIES, type City } from "./cities";
import { type EmployerSeed, EMPLOYERS } from "./employers";
import { createRandom, type Random, uuidAt } from "./random";
import { after, DAY, daysAgo, toDateOnly } from "./time";
import { DEACTIVATED_WORKER, WORKERS } from "./workers/roster";
import { experienceOf, type WorkerSeed } from "./workers/worker-seed";

/** The password hash is added when the row is written: hashing is slow by design and not part of the content. */
export type UserRow = Omit<Prisma.UserCreateManyInput, "passwordHash"> & {
  id: string;
  preferredLanguage: Language;
  createdAt: Date;
  kind: AccountKind;
};
export type Worker = WorkerSeed & { id: string; createdAt: Date; deactivatedAt: Date | null };
export type Employer = EmployerSeed & { id: string; createdAt: Date };

const YEAR = 365.25 * DAY;

export function buildPeople(random: Random, now: Date) {
  const phone = phoneNumbers();
  // A source of its own leaves all other rows as they are.
  const consentIds = createRandom(1);
  const admins = [buildAdmin("super_admin", 60), buildAdmin("admin", 57)];
  const employers = EMPLOYERS.map((seed) => buildEmployer(seed));
  const workers = [...WORKERS, DEACTIVATED_WORKER].map((seed) => buildWorker(seed));
  return {
    admins: admins.map(({ id, createdAt, username }) => ({ id, createdAt, username })),
    employers: employers.map(({ employer }) => employer),
    workers: workers.map(({ worker }) => worker),
    users: [...admins, ...employers.map(({ user }) => user), ...workers.map(({ user }) => user)],
    profiles: [...employers.map(({ profile }) => profile), ...workers.map(({ profile }) => profile)],
    consents: [...employers, ...workers].map(({ user }) => consentOf(user)),
    onboardings: employers.flatMap(({ onboarding }) => onboarding),
    workExperiences: workers.flatMap(({ history }) => history),
  };

  function buildAdmin(role: "admin" | "super_admin", age: number): UserRow {
    const username = role === "super_admin" ? DEMO_ACCOUNTS.admin.username : "demo.support";
    return {
      ...buildUser(username, role, age),
      kind: "admin",
      preferredLanguage: "en",
      isVerified: true,
    };
  }

  function buildEmployer(seed: EmployerSeed) {
    const contact = phone();
    const user: UserRow = {
      ...person(contact),
      ...buildUser(seed.username, seed.role, seed.onboardingPending ? random.between(14, 24) : random.between(56, 59)),
      kind: "employer",
      preferredLanguage: "en",
      region: CITIES[seed.location].region,
      ...marksOf(seed),
    };
    const profile: Prisma.ProfileCreateManyInput = {
      userId: user.id,
      name: seed.name,
      contact,
      location: seed.location,
      companyName: seed.companyName,
      companyDescription: seed.companyDescription,
      ...(seed.paid ? { promisesKept: seed.paid.kept, promisesBroken: seed.paid.broken } : {}),
      updatedAt: user.createdAt,
    };
    const completed: Prisma.OnboardingCreateManyInput = {
      userId: user.id,
      userType: "personal",
      subscriptionPlan: "service_requests",
      subscriptionAmount: 0,
      completedAt: after(user.createdAt, random.int(20, 400) * 1000),
    };
    const employer: Employer = { ...seed, id: user.id, createdAt: user.createdAt };
    return { user, profile, employer, onboarding: seed.onboardingPending ? [] : [completed] };
  }

  /** The proofs seen in the first days: of companies the address, of households the identity. */
  function marksOf({ onboardingPending, isNumberOnly, role }: EmployerSeed) {
    const at = daysAgo(createRandom(41), now, isNumberOnly ? 10 : 50);
    // By a call of the office, before the first login too.
    if (isNumberOnly) return { isVerified: false, phoneConfirmedAt: at };
    if (onboardingPending) return { isVerified: false };
    return { isVerified: true, checkedBy: role === "client" ? "identity" : "address", checkedAt: at };
  }

  function buildWorker(seed: WorkerSeed) {
    const isDemo = seed.username === DEMO_ACCOUNTS.worker.username;
    const isDeactivated = seed.username === DEACTIVATED_WORKER.username;
    const age = isDemo
      ? 44
      : isDeactivated
        ? 33
        : random.chance(0.7)
          ? random.between(28, 58)
          : random.between(0.3, 28);
    const deactivatedAt = isDeactivated ? daysAgo(random, now, 12) : null;
    const contact = phone();
    const user: UserRow = {
      ...person(contact),
      ...buildUser(seed.username, seed.role, age),
      kind: "worker",
      preferredLanguage: seed.reads,
      region: CITIES[seed.location].region,
      isVerified: isDemo || (!isDeactivated && random.chance(0.65)),
      deactivatedAt,
      // Deactivation raises it to end earlier sessions.
      sessionVersion: isDeactivated ? 2 : 1,
    };
    const profile: Prisma.ProfileCreateManyInput = {
      userId: user.id,
      name: seed.name,
      contact,
      location: seed.location,
      expectedSalaryMin: seed.pay[0],
      expectedSalaryMax: seed.pay[1],
      availability: seed.availability,
      primaryLanguage: seed.speaks[0],
      secondaryLanguages: seed.speaks.slice(1),
      skills: [...seed.skills],
      preferredLocations: preferredLocations(seed),
      bio: seed.bio,
      gender: seed.gender,
      experience: experienceOf(seed),
      updatedAt: user.createdAt,
    };
    const history = seed.history.map(([jobTitle, company, from, to]) => ({
      id: uuidAt(random, user.createdAt),
      profileId: user.id,
      jobTitle,
      company,
      startDate: firstOfMonth(from),
      endDate: to === 0 ? null : firstOfMonth(to),
    })) satisfies Prisma.WorkExperienceCreateManyInput[];
    const worker: Worker = { ...seed, id: user.id, createdAt: user.createdAt, deactivatedAt };
    return { user, profile, history, worker };
  }

  function buildUser(username: string, role: UserRow["role"], age: number) {
    const createdAt = daysAgo(random, now, age);
    const name = username.normalize("NFC");
    const facts = { role, createdAt, deactivatedAt: null, isDemo: true };
    return { id: uuidAt(random, createdAt), username: name, nameSkeleton: skeletonOf(name), ...facts };
  }

  /** As if given at registration. */
  function consentOf({ id, createdAt, preferredLanguage }: UserRow): Prisma.ConsentCreateManyInput {
    return {
      id: uuidAt(consentIds, createdAt),
      userId: id,
      kind: "notice",
      version: CONSENT_VERSIONS.notice,
      language: preferredLanguage,
      call: "POST /api/register",
      at: createdAt,
    };
  }

  function firstOfMonth(yearsAgo: number): Date {
    const day = toDateOnly(after(now, -yearsAgo * YEAR));
    return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1));
  }
}

const person = (contact: string) => ({ phone: toE164(contact), whatsapp: true, isAdult: true });

const preferredLocations = (seed: WorkerSeed): City[] => [seed.location, ...seed.alsoIn];

/** +91 90000 0xxxx: obviously fictitious. */
function phoneNumbers(): () => string {
  let count = 0;
  return () => `+91 90000 0${String(1000 + 37 * ++count).padStart(4, "0")}`;
}
