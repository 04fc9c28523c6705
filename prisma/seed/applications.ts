/** Generates the applications: which worker applied to which job, when, and with what result. */
import { REJECTION_REASONS, type ApplicationStatus } from "../../lib/domains/applications/options";
import type { ClosedReason } from "../../lib/domains/jobs/options";
import type { Category } from "../../lib/core/categories";
import { dayInIndia } from "../../lib/core/time";
import { CONSENT_VERSIONS } from "../../lib/language/notices/consents";
import type { Prisma } from "../../lib/platform/db/generated/client";
import { DEMO_ACCOUNTS } from "./accounts";
import { CITIES } from "./cities";
import { planForDemoEmployer, planForDemoWorker, type PlannedApplication } from "./demo-applications";
import type { Job } from "./jobs/build";
import type { Worker } from "./people";
import { type Random, uuidAt } from "./random";
import { after, awake, DAY, earliest, HOUR, latest } from "./time";
import { buildTimeline, closeWithJob, isUndecided } from "./timeline";
import { experienceOf } from "./workers/worker-seed";

export type ApplicationRow = Prisma.ApplicationCreateManyInput & { id: string; createdAt: Date };
export type ApplicationEventRow = Prisma.ApplicationEventCreateManyInput & {
  applicationId: string;
  actorId: string;
  at: Date;
};

/** People also apply to work that is close to their own trade. */
const RELATED_CATEGORIES: readonly (readonly Category[])[] = [
  ["housekeeper", "cleaner", "chef-cook", "nanny-babysitter", "elderly-care"],
  ["personal-driver", "driver", "mechanic"],
  ["gardener", "security-guard", "cleaner"],
  ["electrician", "plumber", "maintenance-handyman"],
  ["carpenter", "painter", "mason", "welder"],
];

/** Below this value a worker would not consider applying. */
const INTEREST = 0.05;

export function buildApplications(random: Random, now: Date, jobs: readonly Job[], workers: readonly Worker[]) {
  const demoWorker = workers.find(({ username }) => username === DEMO_ACCOUNTS.worker.username)!;
  const everyone = workers.filter((worker) => worker !== demoWorker);
  const planned = planForDemoWorker(random, now, jobs, demoWorker);
  planned.push(...planForDemoEmployer(random, now, jobs, (job) => applicants(job, 8).filter((w) => !w.deactivatedAt)));
  for (const job of jobs) {
    if (job.row.status === "draft") continue;
    const asked = new Set(planned.filter((other) => other.job === job).map(({ worker }) => worker.id));
    const chosen = applicants(job, howMany(job)).filter(({ id }) => !asked.has(id));
    for (const worker of chosen) planned.push(...planOne(job, worker));
  }
  planned.sort((a, b) => appliedAt(a).getTime() - appliedAt(b).getTime());
  const ends = endsOf(now, planned);
  const built = planned.flatMap((one) => answerInTime(endWithJob(one, ends), now)).map(toRows);
  const events = built.flatMap(({ events }) => events);
  // Each employer looked at the number of those accepted, on that day.
  const contactLooks = events
    .filter(({ type }) => type === "accepted")
    .map(({ applicationId, at }) => ({ applicationId, day: new Date(`${dayInIndia(at)}T00:00:00Z`) }));
  const applications = built.map(({ row }) => row);
  return { applications, events, contactLooks, consents: consentsOf(random, applications), ends };

  function applicants(job: Job, count: number): Worker[] {
    const weight = (worker: Worker) => {
      const interest = interestOf(worker, job);
      return interest < INTEREST ? 0 : interest;
    };
    return random.weightedSample(everyone, weight, count);
  }

  function howMany(job: Job): number {
    if (isDemoEmployer(job)) return random.int(5, 9);
    return Number(random.weighted({ "0": 10, "1": 20, "2": 24, "3": 19, "4": 12, "5": 8, "6": 4, "7": 3 }));
  }

  function planOne(job: Job, worker: Worker): PlannedApplication[] {
    const from = latest(after(job.row.postedAt ?? job.row.createdAt, HOUR / 6), after(worker.createdAt, HOUR / 4));
    const until = earliest(
      now,
      ...(job.closedAt ? [job.closedAt] : []),
      ...(worker.deactivatedAt ? [worker.deactivatedAt] : []),
    );
    const span = until.getTime() - from.getTime();
    if (span < HOUR) return [];
    // Most applications come in the first days.
    const at = awake(random, after(from, Math.round(random.next() ** 2 * Math.min(span, 18 * DAY))));
    if (at >= until) return [];
    const timeline = buildTimeline(random, at, goalFor(job), job.closedAt ?? now);
    return [{ job, worker, timeline }];
  }

  function goalFor(job: Job): ApplicationStatus {
    if (job.employer.onboardingPending) return "pending";
    const hired = planned.filter((other) => other.job === job && other.timeline.status === "accepted").length;
    const places = job.employer.role === "client" ? 1 : 2;
    // The demo employer keeps hiring for every open job.
    const isFull = hired >= places || (job.row.status === "open" && isDemoEmployer(job));
    const accepted = isFull ? 0 : job.closedAt ? 35 : 17;
    if (job.closedAt) return random.weighted({ pending: 10, shortlisted: 6, accepted, rejected: 45 });
    return random.weighted({ pending: 30, shortlisted: 23, accepted, rejected: 30 });
  }

  function toRows({ job, worker, timeline }: PlannedApplication) {
    const createdAt = timeline.events[0]!.at;
    const row: ApplicationRow = {
      id: uuidAt(random, createdAt),
      jobId: job.row.id,
      workerId: worker.id,
      employerId: job.row.employerId,
      status: timeline.status,
      gender: worker.gender,
      experience: experienceOf(worker),
      shift: random.chance(0.75) ? (job.row.shift ?? null) : null,
      startDate: timeline.startDate,
      interviewDate: timeline.interviewDate,
      createdAt,
      updatedAt: timeline.events.at(-1)!.at,
      ...hireOf(now, { job, timeline }),
      closedReason: timeline.status === "closed" ? "filled" : null,
      endedAt: timeline.status === "rejected" || timeline.status === "closed" ? timeline.events.at(-1)!.at : null,
    };
    const events: ApplicationEventRow[] = timeline.events.map(({ type, at }, index) => ({
      id: uuidAt(random, at),
      applicationId: row.id,
      type,
      actorId: type === "submitted" ? worker.id : job.employer.id,
      at,
      // Most employers give a reason.
      ...(type === "rejected" ? { reason: REJECTION_REASONS[(at.getUTCMinutes() + index) % 8] ?? null } : {}),
    }));
    return { row, events };
  }
}

type JobEnd = { closedReason: ClosedReason; endedAt: Date | null };

/**
 * The end of each closed job with applications: filled if somebody was hired or it is long ago; else its owner may still
 * decide.
 */
function endsOf(now: Date, planned: readonly PlannedApplication[]): Map<string, JobEnd> {
  const ends = new Map<string, JobEnd>();
  for (const { job } of planned) {
    if (job.closedAt === null || ends.has(job.row.id)) continue;
    const own = planned.filter((other) => other.job === job).map(({ timeline }) => timeline);
    const isFilled = job.closedAt < after(now, -28 * DAY) || own.some(({ status }) => status === "accepted");
    const isDecided = isFilled || !own.some(isUndecided);
    ends.set(job.row.id, {
      closedReason: isFilled ? "filled" : "owner",
      endedAt: isDecided ? job.closedAt : null,
    });
  }
  return ends;
}

const endWithJob = (one: PlannedApplication, ends: ReadonlyMap<string, JobEnd>): PlannedApplication =>
  one.job.closedAt !== null && ends.get(one.job.row.id)?.closedReason === "filled"
    ? { ...one, timeline: closeWithJob(one.timeline, one.job.closedAt) }
    : one;

/** Nobody has waited longer, or the first night would end the application and pause jobs (docs/api.md, No answer). */
const LONGEST_WAIT = 8 * DAY;

/** An application that would have waited longer was rejected; to an employer who never signed in it is left out. */
function answerInTime(one: PlannedApplication, now: Date): PlannedApplication[] {
  const at = appliedAt(one);
  if (one.timeline.status !== "pending" || at >= after(now, -LONGEST_WAIT)) return [one];
  if (one.job.employer.onboardingPending) return [];
  const events = [...one.timeline.events, { type: "rejected" as const, at: after(at, 2 * DAY) }];
  return [{ ...one, timeline: { ...one.timeline, status: "rejected", events } }];
}

/** How long ago work that began has ended again, in the demo data. */
const ENDED_AFTER = 40 * DAY;

/** The acceptance, with the job's pay; work that began long ago has ended. */
function hireOf(now: Date, { job, timeline }: Pick<PlannedApplication, "job" | "timeline">) {
  const accepted = timeline.events.find(({ type }) => type === "accepted");
  if (timeline.status !== "accepted" || !accepted) return {};
  const hasEnded = job.closedAt !== null && job.closedAt < after(now, -ENDED_AFTER);
  return {
    acceptedAt: accepted.at,
    hiredPayMin: job.row.salaryMin ?? null,
    hiredPayMax: job.row.salaryMax ?? null,
    ...(hasEnded ? { workEndedAt: after(accepted.at, ENDED_AFTER / 2), workEndedBy: "worker" } : {}),
  };
}

const isDemoEmployer = ({ employer }: Job): boolean => employer.username === DEMO_ACCOUNTS.employer.username;

const appliedAt = ({ timeline }: PlannedApplication): Date => timeline.events[0]!.at;

/** How likely a worker is to apply, 0 to 1: mostly by trade, then by distance, then by pay. */
export function interestOf(worker: Worker, { row, city }: Job): number {
  const trade = tradeInterest(worker, row.category);
  if (trade === 0) return 0;
  const moves = row.accommodationProvided === true || row.employmentType === "TEMPORARY";
  const isNear = city === worker.location || worker.alsoIn.includes(city);
  const isSameZone = CITIES[city].zone === CITIES[worker.location].zone;
  const distance = isNear ? 1 : isSameZone ? (moves ? 0.6 : 0.35) : moves ? 0.12 : 0.02;
  const isPaidEnough = (row.salaryMax ?? 0) >= worker.pay[0] * 0.85;
  return trade * distance * (isPaidEnough || row.type === "PART_TIME" ? 1 : 0.4);
}

function tradeInterest(worker: Worker, category: string): number {
  const place = worker.categories.findIndex((own) => own === category);
  if (place >= 0) return place === 0 ? 1 : 0.75;
  const near = RELATED_CATEGORIES.filter((group) => group.some((other) => other === category)).flat();
  return worker.categories.some((own) => near.includes(own)) ? 0.16 : 0;
}

/** Each applicant agreed to what the employer sees, and with the first application to the terms. */
function consentsOf(random: Random, applications: readonly ApplicationRow[]): Prisma.ConsentCreateManyInput[] {
  const agreed = new Set<string>();
  return applications.flatMap(({ id, workerId, createdAt }) => {
    const consent = { userId: workerId, language: "hi" as const, at: createdAt };
    const isFirst = !agreed.has(workerId);
    agreed.add(workerId);
    return [
      {
        ...consent,
        id: uuidAt(random, createdAt),
        kind: "sharing" as const,
        version: CONSENT_VERSIONS.sharing,
        call: "POST /api/service-requests/{id}/apply",
        applicationId: id,
      },
      ...(isFirst
        ? [
            {
              ...consent,
              id: uuidAt(random, createdAt),
              kind: "terms" as const,
              version: CONSENT_VERSIONS.terms,
              call: "POST /api/user/terms",
            },
          ]
        : []),
    ];
  });
}
