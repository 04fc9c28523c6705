import { z } from "zod";
import { CASE_KINDS } from "@/lib/domains/trust/case-options";
import { CASE_DECISIONS, REPORTER_WORDS, SUBJECT_WORDS } from "@/lib/domains/trust/decision-options";
import { pageQuery, searchQuery } from "@/lib/platform/http/pagination";
import { line, optional, text } from "@/lib/platform/http/validation";

/** The two halves of the queue. */
const QUEUE_STATES = ["waiting", "decided"] as const;

/** GET /api/admin/cases: `?state=`, `?kind=`, `?mine=true` what the caller has, `?search=` a number, a name, a job's title. */
export const casesQuery = z.object({
  ...pageQuery,
  search: searchQuery,
  state: z.enum(QUEUE_STATES).default("waiting"),
  kind: z.enum(["all", ...CASE_KINDS]).default("all"),
  holder: z.enum(["all", "me", "nobody"]).default("all"),
});
export type CasesQuery = z.output<typeof casesQuery>;

/** PUT /api/admin/cases/{id}/assignee. */
export const assigneeInput = z.object({ isMine: z.boolean() });

/** PUT /api/admin/cases/{id}/decision. A form sends no choice as an empty text. */
export const caseDecisionInput = z.object({
  decision: z.enum(CASE_DECISIONS),
  reporterWords: optional(z.enum(REPORTER_WORDS).or(z.literal("")) as z.ZodType<string, string>),
  subjectWords: optional(z.enum(SUBJECT_WORDS).or(z.literal("")) as z.ZodType<string, string>),
  /** The admin's own words, to a complaint or an appeal. */
  answer: optional(text(2_000)),
  /** The login name of an account to be suspended, typed, where there is no second admin. */
  confirmation: optional(line(64)),
});
export type CaseDecisionValues = z.input<typeof caseDecisionInput>;
export type CaseDecisionInput = z.output<typeof caseDecisionInput>;
