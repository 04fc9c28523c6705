import { DAY_H, YEAR_H } from "@/lib/core/time";

/** Rules of sessions, codes, devices, visitors' calls and cases. */
export const ACCOUNT_RULES = {
  sessions: {
    what: "Sessions",
    hours: 0,
    since: "they end",
    then: "removed",
    why: "specification, Sessions",
  },
  codes: {
    what: "Codes that were mailed or read out",
    hours: 0,
    since: "they expire",
    then: "removed",
    why: "specification, Forgotten password",
  },
  devices: {
    what: "Secrets of devices that never proved themselves",
    hours: DAY_H,
    since: "they were shown",
    then: "removed",
    why: "nobody can use them any more",
  },
  calls: {
    what: "Complaints and reports of visitors, with the name and number to be called on",
    hours: 90 * DAY_H,
    since: "they came",
    then: "removed",
    why: "long after the call; they go with no account",
  },
  cases: {
    what: "Decided reports, held jobs and appeals, with what they rest on",
    hours: YEAR_H,
    since: "the decision",
    then: "removed",
    why: "DPDP Rules 2025, rule 6: logs for a year",
  },
  marks: {
    what: "Keyed hashes of the browser and the network of a report",
    hours: 8 * DAY_H,
    since: "the report",
    then: "removed; the report stays",
    why: "three reports within seven days hold a job, each from another phone",
  },
};
