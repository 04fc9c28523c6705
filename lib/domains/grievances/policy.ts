import { DAY_MS } from "@/lib/core/time";
import { ANSWER_DAYS, CALL_DAYS } from "./options";

/** When we promise to have answered, or called. @param complaint.kind of a complaint or a case. */
export const answerDue = ({ kind, createdAt }: { kind: string; createdAt: Date }): Date =>
  new Date(createdAt.getTime() + (kind === "password" || kind === "appeal" ? CALL_DAYS : ANSWER_DAYS) * DAY_MS);
