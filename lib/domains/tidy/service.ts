import "server-only";
import { db } from "@/lib/platform/db/client";
import { logError, logInfo } from "@/lib/platform/http/log";
import { newId } from "@/lib/core/new-id";
import { countExpired, isExpiring, removeExpired, type ExpiringRule } from "@/lib/platform/retention/expired";
import { keptSince, RULES, type RuleName } from "@/lib/platform/retention/rules";
import { cleanUploads } from "@/lib/platform/uploads/clean";
import { storage } from "@/lib/platform/uploads/storage";
import { countWaiting, treatWaiting } from "./answer-service";
import { clearApplications, countApplicationsToClear } from "./application-service";
import { countOpenJobs, treatOpenJobs } from "./expiry-service";
import { countUnused, treatUnused } from "./inactive-service";
import { countJobAddresses, countWords, removeJobAddresses, removeWords } from "./job-service";
import {
  countLongAddresses,
  countMarks,
  countOldActs,
  removeMarks,
  removeOldActs,
  shortenAddresses,
} from "./log-service";
import { askWorkers, countToAsk } from "./promise-service";
import { countSavers, tellSavers } from "./saved-service";
import { countEnds, countUndecided, endUndecided, noteEnds } from "./undecided-service";
import type { TidyReport } from "./types";

const LEASE_HOURS = 1;

type Context = { now: Date; isDryRun: boolean; isStopped: () => boolean };

export type TidyOptions = Partial<Context>;

/** Applies a rule and tells how many rows it changed; in a dry run, how many it would. */
type Apply = (context: Context) => Promise<number>;

/**
 * Applies all rules of lib/platform/retention/rules.ts, in small transactions, and keeps a record of what it did. Several may run
 * at once: a row that one holds is skipped by the other. A rule that fails is logged and does not keep the others from
 * running.
 * @param options `now` for tests; `isStopped` is asked between batches.
 */
export async function tidy(options: TidyOptions = {}): Promise<TidyReport> {
  if (options.isDryRun) return applyRules(options);
  const id = newId();
  await db.tidyRun.create({ data: { id } });
  return finish(id, await applyRules(options));
}

/**
 * The same as the run of a night, unless another process has taken that night. One that has not finished it within an hour
 * was killed; should it be at it after all, the two skip each other's rows.
 * @param night a day in Asia/Kolkata. @returns null if another has it.
 */
export async function tidyOnceFor(night: string, options: TidyOptions = {}): Promise<TidyReport | null> {
  // One statement, so it also works behind a pooler that gives each transaction another connection.
  const [taken] = await db.$queryRaw<{ id: string }[]>`
    INSERT INTO tidy_runs (id, night) VALUES (${newId()}::uuid, ${night}::date)
    ON CONFLICT (night) DO UPDATE SET started_at = now()
      WHERE tidy_runs.finished_at IS NULL AND tidy_runs.started_at < now() - make_interval(hours => ${LEASE_HOURS})
    RETURNING id`;
  return taken ? finish(taken.id, await applyRules(options)) : null;
}

async function finish(id: string, report: TidyReport): Promise<TidyReport> {
  const { counts, failed, isStopped } = report;
  await db.tidyRun.update({
    where: { id },
    data: { finishedAt: new Date(), counts, failed, ...(isStopped ? { night: null } : {}) },
  });
  return report;
}

async function applyRules({ now = new Date(), isDryRun = false, isStopped = () => false }: TidyOptions) {
  const report: TidyReport = { counts: {}, failed: [], isStopped: false };
  for (const { name } of RULES) {
    if (isStopped()) return { ...report, isStopped: true };
    try {
      const count = await applyOf(name)({ now, isDryRun, isStopped });
      report.counts[name] = count;
      if (count > 0 && !isDryRun) logInfo("tidied", { kind: name, count });
    } catch (error) {
      logError("tidy_failed", error, { kind: name });
      report.failed.push(name);
    }
  }
  return { ...report, isStopped: isStopped() };
}

/** A rule applied batch by batch, until nothing is left or the run is stopped. */
const inBatches =
  (count: (now: Date) => Promise<number>, treat: (now: Date) => Promise<number>): Apply =>
  async ({ now, isDryRun, isStopped }) => {
    if (isDryRun) return count(now);
    let total = 0;
    for (;;) {
      const treated = await treat(now);
      total += treated;
      if (treated === 0 || isStopped()) return total;
    }
  };

/** A rule of several steps, one after the other. */
const inSteps =
  <Step>(
    steps: readonly Step[],
    count: (step: Step, now: Date) => Promise<number>,
    treat: (step: Step, now: Date) => Promise<number>,
  ): Apply =>
  async (context) => {
    let total = 0;
    for (const step of steps)
      total += await inBatches(
        (now) => count(step, now),
        (now) => treat(step, now),
      )(context);
    return total;
  };

const OTHERS: Record<Exclude<RuleName, ExpiringRule>, Apply> = {
  devices: ({ now, isDryRun }) => (isDryRun ? countUnfinishedDevices(now) : removeUnfinishedDevices(now)),
  applications: inBatches(countApplicationsToClear, clearApplications),
  jobAddresses: inBatches(countJobAddresses, removeJobAddresses),
  renewals: inSteps(["renewals"], countOpenJobs, treatOpenJobs),
  closings: inBatches(countSavers, tellSavers),
  expiries: inSteps(["expiries"], countOpenJobs, treatOpenJobs),
  unanswered: inSteps(["waiting", "unanswered"], countWaiting, treatWaiting),
  promises: inSteps(["started", "paid"], countToAsk, askWorkers),
  undecided: inBatches(countUndecided, endUndecided),
  ends: inBatches(countEnds, noteEnds),
  addresses: inBatches(countLongAddresses, shortenAddresses),
  marks: inBatches(countMarks, removeMarks),
  acts: inBatches(countOldActs, removeOldActs),
  words: inBatches(countWords, removeWords),
  pictures: async ({ now, isDryRun }) => {
    const report = await cleanUploads(storage(), { before: keptSince("pictures", now), isDryRun, isQuick: true });
    return report.unusedRows + report.strayFiles + report.parts;
  },
  warnings: ({ now, isDryRun, isStopped }) =>
    isDryRun ? countUnused("warnings", now) : treatUnused("warnings", now, isStopped),
  accounts: ({ now, isDryRun, isStopped }) =>
    isDryRun ? countUnused("accounts", now) : treatUnused("accounts", now, isStopped),
};

const applyOf = (name: RuleName): Apply =>
  isExpiring(name)
    ? inBatches(
        () => countExpired(name),
        () => removeExpired(name),
      )
    : OTHERS[name];

// Only admins have rows here, so there are few.
const unfinished = (now: Date) => ({ pendingSince: { lt: keptSince("devices", now) } });

/** How many devices removeUnfinishedDevices() would remove. */
const countUnfinishedDevices = (now: Date): Promise<number> => db.secondFactor.count({ where: unfinished(now) });

/** Removes the secrets of devices that never proved themselves; the present device stays. @returns how many. */
async function removeUnfinishedDevices(now: Date): Promise<number> {
  const { count } = await db.secondFactor.updateMany({
    where: unfinished(now),
    data: { pendingSecret: null, pendingSince: null },
  });
  return count;
}
