/** The demo accounts' applications, planned one by one so that every screen has something to show. */
import { DEMO_ACCOUNTS } from "./accounts";
import { CITIES } from "./cities";
import type { Job } from "./jobs/build";
import type { Worker } from "./people";
import type { Random } from "./random";
import { after, appointment, DAY, daysAgo, HOUR, startOfDay, toDateOnly } from "./time";
import type { Timeline } from "./timeline";

export type PlannedApplication = { job: Job; worker: Worker; timeline: Timeline };

/** Only jobs older than this many days: the top of the list must be new to the demo worker. */
const NEWEST_APPLIED = 9;

/** Six applications by the demo worker: two to the demo employer, every status, one interview still to come and one to pick. */
export function planForDemoWorker(
  random: Random,
  now: Date,
  jobs: readonly Job[],
  worker: Worker,
): PlannedApplication[] {
  const suits = (job: Job) =>
    worker.categories.some((category) => category === job.row.category) &&
    CITIES[job.city].zone === CITIES[worker.location].zone &&
    job.row.status === "open" &&
    !job.employer.onboardingPending &&
    job.row.postedAt !== null &&
    job.row.postedAt < after(now, -NEWEST_APPLIED * DAY);
  const isNear = (job: Job) => job.city === worker.location || worker.alsoIn.includes(job.city);
  const isDemo = (job: Job) => job.employer.username === DEMO_ACCOUNTS.employer.username;
  const [first, second] = jobs.filter((job) => suits(job) && isDemo(job));
  const others = random
    .shuffle(jobs.filter((job) => suits(job) && !isDemo(job)))
    .sort((a, b) => Number(isNear(b)) - Number(isNear(a)));
  const [third, fourth, fifth, sixth] = others;
  if (!first || !second || !third || !fourth || !fifth || !sixth) throw new Error("Too few jobs for the demo worker");

  const ago = (days: number) => daysAgo(random, now, days);
  const invited = ago(2);
  const met = appointment(random, ago(6), 1);
  return [
    plan(
      first,
      "shortlisted",
      [
        ["submitted", ago(4)],
        ["shortlisted", invited],
        ["interview_set", after(invited, 1000)],
      ],
      {
        interviewDate: appointment(random, now, 2),
      },
    ),
    plan(second, "pending", [["submitted", ago(1)]], { startDate: toDateOnly(after(now, 5 * DAY)) }),
    plan(
      third,
      "accepted",
      [
        ["submitted", ago(8)],
        ["accepted", ago(4)],
      ],
      { startDate: toDateOnly(after(now, 4 * DAY)) },
    ),
    plan(
      fourth,
      "accepted",
      [
        ["submitted", ago(8)],
        ["shortlisted", ago(7)],
        ["interview_set", ago(6)],
        ["accepted", after(met, 3 * HOUR)],
      ],
      { interviewDate: met, startDate: toDateOnly(after(now, 9 * DAY)) },
    ),
    plan(
      fifth,
      "rejected",
      [
        ["submitted", ago(7)],
        ["rejected", ago(5)],
      ],
      {},
    ),
    plan(
      sixth,
      "shortlisted",
      [
        ["submitted", ago(3)],
        ["shortlisted", ago(1)],
      ],
      {},
    ),
  ];

  function plan(
    job: Job,
    status: Timeline["status"],
    steps: readonly (readonly [Timeline["events"][number]["type"], Date])[],
    dates: { interviewDate?: Date; startDate?: Date },
  ): PlannedApplication {
    const events = steps.map(([type, at]) => ({ type, at }));
    return { job, worker, timeline: { status, events, interviewDate: null, startDate: null, ...dates } };
  }
}

/** Undecided applications to the demo employer, from today and yesterday. */
export function planForDemoEmployer(
  random: Random,
  now: Date,
  jobs: readonly Job[],
  workersFor: (job: Job) => Worker[],
): PlannedApplication[] {
  const midnight = startOfDay(now);
  // Just after midnight these are only seconds apart, so that "applications today" is never 0.
  const recent = Math.min(now.getTime() - midnight.getTime(), 5 * HOUR);
  const times = [0.15, 0.45, 0.7, 0.9].map((share) => after(now, -Math.round(recent * share)));
  const moments = [...times, daysAgo(random, now, 1), daysAgo(random, now, 1)];
  const open = jobs.filter(
    (job) =>
      job.employer.username === DEMO_ACCOUNTS.employer.username &&
      job.row.status === "open" &&
      job.row.createdAt < after(now, -2.5 * DAY),
  );
  const taken = new Set<string>();
  return moments.flatMap((at, index) => {
    const job = open[(index * 2 + 1) % open.length]!;
    const worker = workersFor(job).find(({ id, createdAt }) => createdAt < after(now, -3 * DAY) && !taken.has(id));
    if (!worker) return [];
    taken.add(worker.id);
    const events: Timeline["events"] = [{ type: "submitted", at }];
    return [{ job, worker, timeline: { status: "pending", events, interviewDate: null, startDate: null } }];
  });
}
