import { z } from "zod";
import { CASE_KINDS, SEVERITIES } from "@/lib/domains/trust/case-options";
import { CASE_DECISIONS, REPORTER_WORDS, SUBJECT_WORDS } from "@/lib/domains/trust/decision-options";
import { pageQuery, searchQuery } from "@/lib/platform/http/pagination";
import { line, optional, text } from "@/lib/platform/http/validation";

/** The two halves of the queue. */
const QUEUE_STATES = ["waiting", "decided"] as const;

/**
 * GET /api/admin/cases: `?state=`, `?kind=`, `?severity=`, `?holder=`, `?search=` a case's number, a job's title, an id, or a person as
 * in the list of users: a name in any script, a phone number in any spelling.
 */
export const casesQuery = z.object({
  ...pageQuery,
  search: searchQuery,
  state: z.enum(QUEUE_STATES).default("waiting"),
  kind: z.enum(["all", ...CASE_KINDS]).default("all"),
  severity: z.enum(["all", ...SEVERITIES]).default("all"),
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
