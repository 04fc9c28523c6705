/**
 * Closed lists for jobs. Slugs and enum members have their label in messages/*.json under `options.<list>.<value>`.
 * Lists of English phrases (shifts, benefits, …) are stored and sent as those phrases, as the API requires;
 * `optionKey()` gives a phrase's message key.
 */
import { isOneOf } from "@/lib/core/objects";
import { CATEGORIES, categoryGroup, type Category } from "@/lib/core/categories";

export { CATEGORIES, DOMESTIC_CATEGORIES, TRADES_CATEGORIES, type Category } from "@/lib/core/categories";

export const JOB_STATUSES = ["open", "closed", "draft"] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** Of which jobs the usual pay speaks: those within 60 km, in the same state or in the whole country. */
export const PAY_AREAS = ["near", "state", "country"] as const;
export type PayArea = (typeof PAY_AREAS)[number];

/** The longest answer to a question about a field's words, in characters. */
export const MAX_REASON = 300;

/** A held job is open for its owner, but nobody new sees it until a person has looked at it (hold-service.ts); `fine` is what its owner reads of another open one. */
export const REVIEWS = ["fine", "held"] as const;
export type Review = (typeof REVIEWS)[number];

/** Why a job is closed and leaves its applications to be decided on. */
export const KEEPING_REASONS = ["owner", "paused"] as const;
/** Why a job is closed; the others end its applications. */
export const CLOSED_REASONS = [...KEEPING_REASONS, "filled", "expired", "removed", "deactivated"] as const;
export type ClosedReason = (typeof CLOSED_REASONS)[number];

/** Within how long an employer usually answers: a day, or three. */
export const ANSWER_PACES = ["day", "three"] as const;
export type AnswerPace = (typeof ANSWER_PACES)[number];

export const JOB_TYPES = ["FULL TIME", "PART TIME", "CONTRACT"] as const;
export type JobType = (typeof JOB_TYPES)[number];

/** Regular Job and Gig Work on the category screen. */
export const WORK_KINDS = ["regular", "gig"] as const;
export type WorkKind = (typeof WORK_KINDS)[number];
export const TYPES_BY_WORK_KIND = {
  regular: ["FULL TIME", "PART TIME"],
  gig: ["CONTRACT"],
} as const satisfies Record<WorkKind, readonly JobType[]>;

export const EMPLOYMENT_TYPES = ["LIVE_IN_FULL_TIME", "LIVE_OUT_FULL_TIME", "PART_TIME", "TEMPORARY"] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];

/** `type` follows `employmentType` when a job is created (specification). */
export const TYPE_BY_EMPLOYMENT_TYPE = {
  LIVE_IN_FULL_TIME: "FULL TIME",
  LIVE_OUT_FULL_TIME: "FULL TIME",
  PART_TIME: "PART TIME",
  TEMPORARY: "CONTRACT",
} as const satisfies Record<EmploymentType, JobType>;

export const URGENCY_LEVELS = ["immediate", "within_week", "within_month", "flexible"] as const;
export type UrgencyLevel = (typeof URGENCY_LEVELS)[number];

export const DOMESTIC_BENEFITS = [
  "Accommodation Provided",
  "Meals Included",
  "Health Insurance",
  "Performance Bonus",
  "Paid Time Off",
  "Vehicle Access",
  "Uniform Provided",
  "Training & Development",
  "Festival Bonus",
  "Overtime Compensation",
  "Family Healthcare",
  "Educational Support",
] as const;

const TRADES_BENEFITS = [
  "Health Insurance",
  "Vehicle Provided",
  "Fuel Allowance",
  "Accommodation",
  "Meals Provided",
  "Paid Time Off",
  "Flexible Hours",
  "Transportation Allowance",
  "Mobile Allowance",
  "Overtime Pay",
  "Performance Bonus",
  "Training & Development",
] as const;

export type Benefit = (typeof DOMESTIC_BENEFITS)[number] | (typeof TRADES_BENEFITS)[number];
export const BENEFITS = [
  ...DOMESTIC_BENEFITS,
  ...TRADES_BENEFITS.filter((benefit) => !isOneOf(DOMESTIC_BENEFITS, benefit)),
] as const satisfies readonly Benefit[];

/** Domestic jobs offer the domestic benefits, trades jobs the trades benefits (specification). */
export const benefitsFor = (category: Category): readonly Benefit[] =>
  categoryGroup(category) === "domestic" ? DOMESTIC_BENEFITS : TRADES_BENEFITS;

export const JOB_EXPERIENCE_LEVELS = [
  "1-2 years",
  "2-5 years",
  "5-10 years",
  "10+ years",
  "Executive Level (15+ years)",
] as const;
export type JobExperienceLevel = (typeof JOB_EXPERIENCE_LEVELS)[number];

export const VERIFICATION_TYPES = [
  "Police Verification Required",
  "Previous Employer References",
  "Address Verification",
  "Identity Verification",
  "Medical Certificate",
  "Character References",
] as const;
export type VerificationType = (typeof VERIFICATION_TYPES)[number];

export const REQUIRED_LANGUAGES = [
  "English",
  "Hindi",
  "Bengali",
  "Tamil",
  "Telugu",
  "Marathi",
  "Gujarati",
  "Kannada",
] as const;
export type RequiredLanguage = (typeof REQUIRED_LANGUAGES)[number];

/** Default preview pictures, one per category: public/category/NAME.svg. @alias */
export const DEFAULT_PREVIEWS = CATEGORIES;

/** Kinds of a job's card: `apply` is the list's, whose button applies; `details` is the category screen's. */
export const CARD_KINDS = ["apply", "details"] as const;
export type JobCardKind = (typeof CARD_KINDS)[number];

/** Counting what is to be reviewed ends here: below it the number is exact. */
export const MOST_TO_REVIEW = 1_000;

/** The number to be reviewed as it is shown: "212", "999+". */
export const reviewText = (count: number): string =>
  count < MOST_TO_REVIEW ? String(count) : `${MOST_TO_REVIEW - 1}+`;

/** The longest reason of an admin for what is done with a job, in characters. */
export const OFFICE_REASON_MAX = 500;
