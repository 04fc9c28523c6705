import { DAY_H, YEAR_H } from "@/lib/core/time";

const LOG = { hours: YEAR_H, why: "DPDP Rules 2025, rule 6: logs for a year" };

/**
 * How long everything that grows is kept. `npm run tidy` and the server at night apply these rules (lib/domains/tidy), and
 * docs/privacy.md has them as a table; whatever has no rule is kept as long as its account or job. A rule without `then`
 * removes.
 */
const RULES_BY_NAME = {
  sessions: {
    what: "Sessions",
    hours: 0,
    since: "they end",
    why: "specification, Sessions",
  },
  codes: {
    what: "Codes that were mailed or read out",
    hours: 0,
    since: "they expire",
    why: "specification, Forgotten password",
  },
  devices: {
    what: "Secrets of devices that never proved themselves",
    hours: DAY_H,
    since: "they were shown",
    why: "nobody can use them any more",
  },
  calls: {
    what: "Complaints and reports of visitors, with the name and number to be called on",
    hours: 90 * DAY_H,
    since: "they came",
    why: "long after the call; they go with no account",
  },
  cases: { what: "Decided reports, held jobs and appeals, with what they rest on", since: "the decision", ...LOG },
  marks: {
    what: "Keyed hashes of the browser and the network of a report",
    hours: 8 * DAY_H,
    since: "the report",
    then: "removed; the report stays",
    why: "three reports within seven days hold a job, each from another phone",
  },
  repeats: {
    what: "Answers to calls with an Idempotency-Key",
    hours: DAY_H,
    since: "the call",
    why: "docs/api.md",
  },
  forms: {
    what: "Refused forms of browsers without script: the reason and what was typed, no password",
    hours: 0,
    since: "they expire, ten minutes after the refusal",
    why: "decisions/0039",
  },
  counters: {
    what: "Counters of limits, with names and addresses",
    hours: 0,
    since: "their window ends, at most a day after the last count",
    why: "specification, Limits",
  },
  translations: {
    what: "Translations of what people typed",
    hours: 180 * DAY_H,
    since: "they were made",
    then: "removed, and made again when needed",
    why: "they must not outlive the text for long",
  },
  usage: {
    what: "Characters sent to translation providers, by day",
    hours: YEAR_H,
    since: "the day",
    why: "bills of the last year can be checked",
  },
  looks: { what: "Days on which an employer looked at a phone number", since: "the day", ...LOG },
  withdrawals: { what: "The fact of a withdrawn application", since: "the withdrawal", ...LOG },
  notifications: {
    what: "Notifications: facts that people were told",
    hours: 90 * DAY_H,
    since: "they were told",
    why: "as long as the applications that they are about",
  },
  views: {
    what: "Looks at a job, with their users",
    hours: YEAR_H,
    since: "the look",
    then: "removed; the number of views stays",
    why: "it only keeps a look from being counted twice",
  },
  saved: {
    what: "Jobs that workers saved for later",
    hours: YEAR_H,
    since: "they were saved",
    why: "a job is open for a month; nobody looks for it after a year",
  },
  formDrafts: {
    what: "The form for a new job as typed, not sent",
    hours: 7 * DAY_H,
    since: "the last change",
    why: "after a week nobody goes on with it",
  },
  searches: {
    what: "Searches of whose new jobs workers are told",
    hours: YEAR_H,
    since: "they were kept",
    why: "nobody is told for ever of work once looked for",
  },
  applications: {
    what: "Answers, photo, voice note, dates and notes of an application",
    hours: 90 * DAY_H,
    since: "its rejection or the end of its job",
    then: "removed; the fact of the application stays",
    why: "specification, What an employer sees",
  },
  jobAddresses: {
    what: "A job's exact address",
    hours: 90 * DAY_H,
    since: "the end of the job",
    why: "specification, What an employer sees",
  },
  renewals: {
    what: "Open jobs",
    hours: 25 * DAY_H,
    since: "they were opened or renewed",
    then: "their owners are asked whether they still look for someone",
    why: "specification, Expiry",
  },
  closings: {
    what: "Open jobs that workers have saved",
    hours: 27 * DAY_H,
    since: "they were opened or renewed",
    then: "those who saved them and have not applied are told that they close soon",
    why: "they saved it to come back in time",
  },
  expiries: {
    what: "The same, not renewed",
    hours: 30 * DAY_H,
    since: "they were opened or renewed",
    then: "closed; undecided applications end",
    why: "specification, Expiry",
  },
  unanswered: {
    what: "Applications without an answer",
    hours: 10 * DAY_H,
    since: "they came, without days in which the job was held; five more if the employer is still looking",
    then: "ended, and kept in the employer's record; the employer is asked after five days",
    why: "specification, No answer",
  },
  promises: {
    what: "Workers who got a job",
    hours: DAY_H,
    since: "the first day, and 34 days later",
    then: "asked whether the work began, and whether it was paid as said",
    why: "the employer's record",
  },
  ends: {
    what: "Jobs that their owners closed",
    hours: 0,
    since: "the last decision",
    then: "noted as ended: the 90 days begin with that decision",
    why: "specification, Closing",
  },
  undecided: {
    what: "Undecided applications to jobs that their owners closed",
    hours: 30 * DAY_H,
    since: "the close",
    then: "ended; their workers are told that nobody decided",
    why: "specification, Closing",
  },
  words: {
    what: "Words for searching that no job has any more",
    hours: DAY_H,
    since: "a job was written with them",
    why: "a deleted job leaves none of its words",
  },
  pictures: {
    what: "Pictures that nothing refers to",
    hours: 1,
    since: "they were sent",
    why: "decisions/0009",
  },
  warnings: {
    what: "Accounts of workers and employers that nobody uses",
    hours: 3 * YEAR_H,
    since: "the last use",
    then: "told by e-mail that the account will be deleted, if there is a confirmed address",
    why: "DPDP Rules 2025, rule 8; decisions/0026",
  },
  accounts: {
    what: "The same, still unused",
    hours: 48,
    since: "they were told, or would have been",
    then: "deleted, as by the user",
    why: "DPDP Rules 2025, rule 8; decisions/0026",
  },
  records: {
    what: "Records of deleted accounts, which block their names",
    hours: YEAR_H,
    since: "the deletion",
    then: "removed; the name is free again",
    why: "DPDP Rules 2025, rule 8",
  },
  addresses: {
    what: "Addresses in the security log and the audit log",
    hours: 90 * DAY_H,
    since: "the event",
    then: "shortened: IPv4 to /24, IPv6 to /48",
    why: "enough to look into an incident",
  },
  events: { what: "Events of the security log", since: "the event", ...LOG },
  acts: { what: "Entries of the audit log", since: "the act", ...LOG },
  runs: { what: "Records of these runs", since: "the run", ...LOG },
} as const satisfies Record<string, Omit<Rule, "name" | "then"> & { then?: string }>;

export type RuleName = keyof typeof RULES_BY_NAME;

export type Rule = {
  name: string;
  /** In words for docs/privacy.md; `hours` counts after `since`, and 0 means until then. */
  what: string;
  hours: number;
  since: string;
  then: string;
  /** Where the time comes from. */
  why: string;
};

/** All rules, in the order in which they are applied. */
export const RULES: readonly (Rule & { name: RuleName })[] = Object.entries(RULES_BY_NAME).map(([name, rule]) => ({
  name: name as RuleName,
  then: "removed",
  ...rule,
}));

/** The time that a rule keeps something, in hours. */
export const keptHours = (name: RuleName): number => RULES_BY_NAME[name].hours;

/** The moment before which something is not kept any more. */
export const keptSince = (name: RuleName, now: Date): Date => new Date(now.getTime() - keptHours(name) * 3_600_000);
