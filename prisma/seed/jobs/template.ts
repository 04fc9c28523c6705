import type { Language } from "../../../lib/language/i18n/languages";
import type { Category } from "../../../lib/core/categories";
import type {
  Benefit,
  EmploymentType,
  JobExperienceLevel,
  UrgencyLevel,
  VerificationType,
} from "../../../lib/domains/jobs/options";
import type { Setting } from "../employers";

export type JobTemplate = {
  title: string;
  /** Language of title, requirements and note; English if omitted. */
  language?: Language;
  settings: readonly Setting[];
  requirements: readonly string[];
  /** Special instructions. */
  note?: string;
  /** LIVE_OUT_FULL_TIME if omitted. */
  employment?: EmploymentType;
  shift?: string;
  days?: string;
  /** Rupees a month in a city with factor 1; if omitted, the category's range, scaled for part time. */
  pay?: readonly [number, number];
  experience?: JobExperienceLevel;
  skills?: readonly string[];
  urgency?: UrgencyLevel;
  /** How long the work lasts, for TEMPORARY. */
  duration?: string;
};

export type CategoryTemplates = {
  category: Category;
  /** Rupees a month for full time in a city with factor 1. */
  pay: readonly [number, number];
  shifts: readonly string[];
  days: readonly string[];
  benefits: readonly Benefit[];
  skills: readonly string[];
  checks: readonly VerificationType[];
  dress: readonly string[];
  jobs: readonly JobTemplate[];
};
