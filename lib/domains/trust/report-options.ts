import type { Severity } from "./case-options";

/** The things that may be wrong, each with a picture. Labels live in messages/*.json under `options.reportTopic`. */
export const REPORT_TOPICS = ["asked_money", "not_as_written", "bad_behaviour", "child_works", "other"] as const;
export type ReportTopic = (typeof REPORT_TOPICS)[number];

/** How soon each is looked at. */
export const SEVERITY_OF = {
  asked_money: "grave",
  not_as_written: "usual",
  bad_behaviour: "danger",
  child_works: "danger",
  other: "usual",
} as const satisfies Record<ReportTopic, Severity>;

/** Whether somebody may be in danger, who is shown whom to call before all else. */
export const isDanger = (topic: string | null): boolean =>
  REPORT_TOPICS.some((one) => one === topic && SEVERITY_OF[one] === "danger");

/**
 * India's helplines, free and open day and night: the one emergency number (112.gov.in), women's (181, Ministry of Women
 * and Child Development, wcd.gov.in) and children's (1098, Mission Vatsalya, missionvatsalya.wcd.gov.in). Read on 2026-11-26.
 */
export const HELPLINES = [
  { who: "everyone", phone: "112" },
  { who: "women", phone: "181" },
  { who: "children", phone: "1098" },
] as const;

/** The subjects of reports: a job; an application, with its interview and the person on the other side. */
export const REPORTED = ["job", "application"] as const;

/** The longest words of a report, in characters. */
export const REPORT_MAX = 2_000;
