import { DAY_MS } from "@/lib/core/time";
import { ANSWER_DAYS, CALL_DAYS } from "./options";

/** Kinds that are answered by a call. */
const CALLS = ["password", "appeal", "number"];

/** When we promise to have answered, or called. @param complaint.kind of a complaint or a case. */
export const answerDue = ({ kind, createdAt }: { kind: string; createdAt: Date }): Date =>
  new Date(createdAt.getTime() + (CALLS.includes(kind) ? CALL_DAYS : ANSWER_DAYS) * DAY_MS);
