import { DEMO_ACCOUNTS } from "./accounts";
import { buildApplications } from "./applications";
import { buildAuditLog } from "./audit";
import { buildInterviews } from "./interviews";
import { buildCases } from "./cases";
import { buildJobs } from "./jobs/build";
import { buildHeld } from "./held";
import { buildGrievances } from "./grievances";
import { aboutContact, aboutExpiring, buildNotifications } from "./notifications";
import { buildPeople } from "./people";
import { createRandom } from "./random";
import { withQuestions, withRecords } from "./record";
import { buildSavedJobs, buildSavedSearch } from "./saved";
import { buildSecurityLog } from "./security";
import { after, DAY, latest } from "./time";
import { buildViews } from "./views";

const SEED = 20_260;

/** All demo rows as inserted, by table. Pure: the same `now` gives the same rows, including ids. */
export function demoRows(now: Date) {
  const random = createRandom(SEED);
  const people = buildPeople(random, now);
  const jobs = buildJobs(random, now, people.employers);
  const built = buildApplications(random, now, jobs, people.workers);
  const { events: steps, contactLooks, consents } = built;
  const applications = withQuestions(now, built.applications);
  const demoWorker = people.workers.find(({ username }) => username === DEMO_ACCOUNTS.worker.username)!;
  const demoEmployer = people.employers.find(({ username }) => username === DEMO_ACCOUNTS.employer.username)!;
  const { interviews, events: arranged } = buildInterviews(now, applications, steps, demoWorker.id);
  const events = [...steps, ...arranged];
  const views = buildViews(random, now, jobs, people.workers, applications);
  // Its owner is asked whether it is still open.
  const expiring = jobs.find(({ row }) => row.status === "open" && row.employerId === demoEmployer.id);
  const demoApplications = applications.filter(({ workerId }) => workerId === demoWorker.id);
  const taken = new Set([...demoApplications.map(({ jobId }) => jobId), ...(expiring ? [expiring.row.id] : [])]);
  const { savedJobs, closing, news } = buildSavedJobs(now, jobs, demoWorker, taken);
  const open = jobs.filter(({ row }) => row.status === "open").map(({ row }) => row);
  const isDemo = ({ employerId }: { employerId: string }) => employerId === demoEmployer.id;
  const cases = buildCases(
    now,
    {
      worker: demoWorker,
      employer: demoEmployer,
      other: people.workers.find(({ id, createdAt }) => id !== demoWorker.id && createdAt < after(now, -10 * DAY))!,
      admins: people.users.filter(({ kind }) => kind === "admin").map(({ id }) => id),
    },
    [...open.filter(isDemo).slice(0, 2), ...open.filter((row) => !isDemo(row)).slice(0, 2)],
  );
  const held = buildHeld(now, jobs);
  const grievances = [...buildGrievances(now, people.users), held.case, ...cases];
  const auditLog = buildAuditLog(random, now, { ...people, jobs });
  const securityLog = buildSecurityLog(random, now, people.users);

  const applicationsOf = countBy(applications.map(({ jobId }) => jobId));
  const viewsOf = countBy(views.map(({ jobId }) => jobId));
  const seen = lastSeen([
    ...jobs
      .filter(({ employer }) => !employer.onboardingPending)
      .map(({ row }) => [row.employerId, row.createdAt] as const),
    ...events.map(({ actorId, at }) => [actorId, at] as const),
    ...views.map(({ viewerId, viewedAt }) => [viewerId, viewedAt] as const),
    ...auditLog.map(({ actorId, at }) => [actorId, at] as const),
  ]);
  const pending = new Set(people.employers.filter((employer) => employer.onboardingPending).map(({ id }) => id));

  return {
    users: people.users.map((user) => ({
      ...user,
      lastActive: pending.has(user.id) ? null : latest(user.createdAt, seen.get(user.id) ?? user.createdAt),
    })),
    profiles: withRecords(people.profiles, applications, events),
    onboardings: people.onboardings,
    workExperiences: people.workExperiences,
    jobs: [
      ...jobs.map(({ row }) => ({
        ...row,
        ...built.ends.get(row.id),
        ...(row === expiring?.row ? { openUntil: after(now, 3 * DAY), renewalAskedAt: after(now, -2 * DAY) } : {}),
        ...(row.id === closing.jobId ? { openUntil: closing.openUntil } : {}),
        applicationsCount: applicationsOf.get(row.id) ?? 0,
        // The server measures at its first turn how the applicants fit.
        fitsDueAt: applicationsOf.has(row.id) ? now : null,
        people: row.employerId === demoEmployer.id && (applicationsOf.get(row.id) ?? 0) > 8 ? 3 : 1,
        viewsCount: viewsOf.get(row.id) ?? 0,
      })),
      held.job,
    ],
    applications,
    interviews,
    events,
    contactLooks,
    consents: [...people.consents, ...consents],
    grievances,
    notifications: [
      ...buildNotifications(now, applications, events),
      ...(expiring ? [aboutExpiring(now, expiring.row)] : []),
      ...aboutContact(now, demoEmployer.id, applications),
      news,
    ],
    savedJobs,
    savedSearches: [buildSavedSearch(now, demoWorker)],
    views,
    auditLog,
    securityLog,
  };
}

function countBy(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function lastSeen(signs: readonly (readonly [id: string, at: Date])[]): Map<string, Date> {
  const seen = new Map<string, Date>();
  for (const [id, at] of signs) seen.set(id, latest(at, seen.get(id) ?? at));
  return seen;
}
