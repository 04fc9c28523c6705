/** The records of the demo data's employers: how they answered, and how their workers say they were paid. */
import type { Prisma } from "../../lib/platform/db/generated/client";
import type { ApplicationEventRow, ApplicationRow } from "./applications";
import { after, DAY } from "./time";

const ASKED_AFTER = 5 * DAY;
const PAID_AFTER = 36 * DAY;
/** One worker in so many was not paid as promised. */
const ONE_IN = 9;

/** The applications with what their employers and workers were asked. */
export const withQuestions = (now: Date, applications: readonly ApplicationRow[]): ApplicationRow[] =>
  applications.map((row, index) => {
    if (row.status === "pending" && row.createdAt < after(now, -ASKED_AFTER))
      return { ...row, askedAt: after(row.createdAt, ASKED_AFTER) };
    if (!(row.acceptedAt instanceof Date)) return row;
    const asked = (days: number) => after(row.acceptedAt as Date, days);
    if (row.acceptedAt > after(now, -PAID_AFTER)) return row;
    const answers = { started: true, paid: index % ONE_IN > 0 };
    return { ...row, startedAskedAt: asked(2 * DAY), paidAskedAt: asked(PAID_AFTER), ...answers };
  });

/** The profiles with their employers' records. */
export function withRecords<Profile extends Prisma.ProfileCreateManyInput>(
  profiles: readonly Profile[],
  applications: readonly ApplicationRow[],
  events: readonly ApplicationEventRow[],
): Profile[] {
  const answeredAt = new Map<string, Date>();
  for (const { applicationId, type, at } of events) {
    const isAnswer = type === "shortlisted" || type === "accepted" || type === "rejected";
    const before = answeredAt.get(applicationId);
    if (isAnswer && (before === undefined || at < before)) answeredAt.set(applicationId, at);
  }
  return profiles.map((profile) => {
    const own = applications.filter(({ employerId }) => employerId === profile.userId);
    const waits = own.flatMap(({ id, createdAt }) => {
      const at = answeredAt.get(id);
      return at ? [at.getTime() - createdAt.getTime()] : [];
    });
    if (waits.length === 0) return profile;
    return {
      ...profile,
      answered: waits.length,
      answeredInDay: waits.filter((wait) => wait <= DAY).length,
      answeredInThree: waits.filter((wait) => wait <= 3 * DAY).length,
      promisesKept: profile.promisesKept ?? own.filter(({ paid }) => paid === true).length,
      promisesBroken: profile.promisesBroken ?? own.filter(({ paid }) => paid === false).length,
    };
  });
}
