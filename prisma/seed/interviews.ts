/** The interviews of the demo data's applications: those agreed on, and those still being arranged. */
import type { Prisma } from "../../lib/platform/db/generated/client";
import type { InterviewState, InterviewWish } from "../../lib/domains/applications/interview-options";
import type { ApplicationEventRow, ApplicationRow } from "./applications";
import { createRandom, uuidAt } from "./random";
import { after, appointment, HOUR, latest, MINUTE } from "./time";

const PLACES = ["Office at the gate, Tower B", "Flat 302, second floor", "The shop beside the temple", null] as const;
const WISHES = ["evening", "weekend", "morning"] as const satisfies InterviewWish[];

/** The states of the invitations of an employer's shortlisted, in turn; null: none yet, the employer is to call. */
const STATES = [null, "other_asked", "proposed", "proposed"] as const satisfies (InterviewState | null)[];

/**
 * An interview for each application with a time, and for most of the shortlisted without one.
 * @param demoWorkerId has one to pick the time of.
 */
export function buildInterviews(
  now: Date,
  applications: readonly ApplicationRow[],
  events: readonly ApplicationEventRow[],
  demoWorkerId: string,
) {
  // Of its own, so that all other rows stay as they are.
  const random = createRandom(16);
  const lastEvents = new Map(events.map((event) => [event.applicationId, event]));
  const agreed: Prisma.InterviewCreateManyInput[] = applications.flatMap(({ id, interviewDate, updatedAt }) =>
    interviewDate instanceof Date
      ? [
          {
            ...{ applicationId: id, state: "agreed", times: [interviewDate], lastTime: interviewDate },
            agreedAt: updatedAt ?? now,
          },
        ]
      : [],
  );
  const waiting = applications.filter(
    ({ status, interviewDate }) => status === "shortlisted" && !(interviewDate instanceof Date),
  );
  const turns = new Map<string, number>();
  const inTurn = (employerId: string) => {
    const turn = turns.get(employerId) ?? 0;
    turns.set(employerId, turn + 1);
    return STATES[turn % STATES.length]!;
  };
  const built = waiting.flatMap((application, index) => {
    const state = application.workerId === demoWorkerId ? "proposed" : inTurn(application.employerId);
    const shortlisted = lastEvents.get(application.id);
    return state === null || !shortlisted ? [] : [arrange(application, state, shortlisted, index)];
  });
  return {
    interviews: [...agreed, ...built.map(({ interview }) => interview)],
    events: built.flatMap(({ events: own }) => own),
  };

  function arrange(
    { id, workerId, employerId }: ApplicationRow,
    state: "proposed" | "other_asked",
    shortlisted: ApplicationEventRow,
    index: number,
  ) {
    const proposedAt = after(shortlisted.at, 1000);
    const times = [1, 2, 4].map((days) => appointment(random, latest(now, proposedAt), days));
    const isAsked = state === "other_asked";
    const interview: Prisma.InterviewCreateManyInput = {
      applicationId: id,
      state,
      place: workerId === demoWorkerId ? PLACES[0] : PLACES[index % PLACES.length]!,
      times: isAsked ? [] : times,
      lastTime: isAsked ? null : times.at(-1)!,
      wish: isAsked ? WISHES[index % WISHES.length]! : null,
    };
    const event = (type: ApplicationEventRow["type"], actorId: string, at: Date): ApplicationEventRow => ({
      ...{ id: uuidAt(random, at), applicationId: id, type, actorId, at },
    });
    const askedAt = new Date(Math.min(after(proposedAt, 3 * HOUR).getTime(), now.getTime() - MINUTE));
    const own = [event("interview_proposed", employerId, proposedAt)];
    if (isAsked && askedAt > proposedAt) own.push(event("interview_other_time", workerId, askedAt));
    return { interview, events: own };
  }
}
