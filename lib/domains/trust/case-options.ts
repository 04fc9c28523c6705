/** Closed lists of cases. Labels live in messages/*.json under `options.<list>.<value>`. */

/** The kinds of cases that an admin decides in the one queue. */
export const CASE_KINDS = ["complaint", "password", "report", "held", "appeal"] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/** How soon it has to be looked at, the gravest first; the database sorts by this order. */
export const SEVERITIES = ["danger", "grave", "usual"] as const;
export type Severity = (typeof SEVERITIES)[number];

/** `second`: a suspension was proposed that another admin has to confirm. */
export const CASE_STATES = ["open", "second", "decided"] as const;

/** The finding of a rule or a person, in codes that each reader's page makes into sentences. */
type CaseReason = {
  /** A rule's id, or the topic of a report. */
  rule: string;
  /** The field that it is about. */
  field?: string;
  /** The words found in it, as typed. */
  words?: string;
  /** Another job or case that it is like. */
  like?: string;
  /** The owner's words about it. */
  why?: string;
};

/** The evidence of a case. The account measured is told it, so it never names who reported. */
export type CaseEvidence = {
  reasons: readonly CaseReason[];
  /** How many people reported it. */
  reports?: number;
};

/** For so long a visitor's words and number are kept, as lib/platform/retention/rules.ts has it. */
export const VISITOR_KEPT_DAYS = 90;
