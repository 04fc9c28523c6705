import "server-only";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { isOneOf } from "@/lib/core/objects";
import { INTERVIEW_STATES, INTERVIEW_WISHES } from "./interview-options";
import { shownSince } from "./shown-policy";
import type { Interview } from "./types";

export const interviewSelect = {
  ...{ state: true, times: true, place: true, wish: true },
} satisfies Prisma.InterviewSelect;

type Row = {
  endedAt: Date | null;
  job: { endedAt: Date | null };
  interview: Prisma.InterviewGetPayload<{ select: typeof interviewSelect }> | null;
};

/** Row → interview; null once it is long over, as its place is the employer's own. */
export function toInterview({ endedAt, job, interview }: Row): Interview | null {
  const since = shownSince();
  const isPast = [endedAt, job.endedAt].some((end) => end !== null && end <= since);
  if (interview === null || isPast || !isOneOf(INTERVIEW_STATES, interview.state)) return null;
  const { state, times, place, wish } = interview;
  return {
    state,
    place,
    times: times.map((time) => time.toISOString()),
    wish: isOneOf(INTERVIEW_WISHES, wish) ? wish : null,
  };
}
