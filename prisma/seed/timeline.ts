/** Generates the events of an application after it was sent. */
import type { ApplicationEventType, ApplicationStatus } from "../../lib/domains/applications/options";
import type { Random } from "./random";
import { after, appointment, awake, DAY, HOUR, toDateOnly } from "./time";

export type Timeline = {
  status: ApplicationStatus;
  /** The first is the submission; times ascend. */
  events: { type: ApplicationEventType; at: Date }[];
  interviewDate: Date | null;
  startDate: Date | null;
};

/**
 * Moves an application towards a status. Steps after `until` have not happened yet, so a late application stays pending
 * or shortlisted, and an interview may lie in the future.
 */
export function buildTimeline(random: Random, appliedAt: Date, goal: ApplicationStatus, until: Date): Timeline {
  const wish = random.chance(0.4) ? toDateOnly(after(appliedAt, random.int(2, 20) * DAY)) : null;
  const timeline: Timeline = {
    status: "pending",
    events: [{ type: "submitted", at: appliedAt }],
    interviewDate: null,
    startDate: wish,
  };
  let at = appliedAt;

  if (goal === "shortlisted" || random.chance(goal === "accepted" ? 0.55 : goal === "rejected" ? 0.25 : 0)) {
    at = awake(random, after(at, Math.round(random.between(5 * HOUR, 4 * DAY))));
    if (at >= until) return timeline;
    timeline.status = "shortlisted";
    timeline.events.push({ type: "shortlisted", at });
    const setAt = after(at, 1000);
    if (random.chance(0.65) && setAt < until) {
      timeline.events.push({ type: "interview_set", at: setAt });
      timeline.interviewDate = appointment(random, at, random.int(1, 4));
      at = timeline.interviewDate;
    }
  }
  if (goal === "accepted" || goal === "rejected") {
    at = awake(random, after(at, Math.round(random.between(4 * HOUR, 3 * DAY))));
    if (at >= until) return timeline;
    timeline.status = goal;
    timeline.events.push({ type: goal, at });
    if (goal === "accepted") timeline.startDate = toDateOnly(after(at, random.int(2, 14) * DAY));
  }
  return timeline;
}

/** Whether nobody has decided. */
export const isUndecided = ({ status }: Timeline): boolean => status === "pending" || status === "shortlisted";

/** Ends with its job, which was filled, what nobody has decided on. */
export function closeWithJob(timeline: Timeline, closedAt: Date): Timeline {
  if (!isUndecided(timeline)) return timeline;
  return { ...timeline, status: "closed", events: [...timeline.events, { type: "closed", at: closedAt }] };
}
