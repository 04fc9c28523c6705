import { z } from "zod";
import { line, msg, optional } from "@/lib/platform/http/validation";
import { isNotOver, isPlannable, localMoment, moment } from "./date-schema";
import { INTERVIEW_WISHES, MAX_TIMES, PLACE_MAX } from "./interview-options";

const inOrder = (times: readonly Date[]): Date[] =>
  [...new Set(times.map((time) => time.getTime()))].toSorted((one, other) => one - other).map((time) => new Date(time));

const place = optional(line(PLACE_MAX));

/** PUT /api/service-applications/{id}/interview. The same time given twice counts once. */
export const interviewInput = z.object({
  times: z
    .array(moment.refine(isNotOver, msg("datePast")).refine(isPlannable, msg("dateTooFar")))
    .min(1, msg("dateFormat"))
    .max(MAX_TIMES, msg("invalid"))
    .transform(inOrder),
  place,
});
export type InterviewInput = z.output<typeof interviewInput>;

/** The form for it; the times are values of datetime-local fields. */
export const interviewFormInput = z.object({
  time1: localMoment.refine((time) => time !== null, msg("dateFormat")),
  time2: localMoment,
  time3: localMoment,
  place,
});

/** PUT /api/service-applications/{id}/interview/answer: one of the proposed times, or when the worker would rather come. */
export const interviewAnswerInput = z.union([z.object({ time: moment }), z.object({ wish: z.enum(INTERVIEW_WISHES) })]);
export type InterviewAnswer = z.output<typeof interviewAnswerInput>;
