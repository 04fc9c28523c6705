/** Option lists for profiles. Lists that also allow free text (languages, availability) store the English phrase. */
import type { Language } from "@/lib/language/i18n/languages";

/** The ten languages as stored and sent; workers see each by its native name. Other languages may be typed. */
export const SPOKEN_LANGUAGES = {
  en: "English",
  hi: "Hindi",
  bn: "Bengali",
  te: "Telugu",
  ta: "Tamil",
  mr: "Marathi",
  gu: "Gujarati",
  kn: "Kannada",
  ml: "Malayalam",
  pa: "Punjabi",
} as const satisfies Record<Language, string>;

/** Suggested answers for when and how a worker is available. */
export const AVAILABILITIES = [
  "Immediately, full time",
  "Immediately, part time",
  "Immediately, live-in",
  "15 days' notice",
  "One month's notice",
  "Mornings only",
  "Evenings only",
] as const;

/** The parts of a worker's profile, in screen order. */
export const PROFILE_PARTS = [
  "photo",
  "name",
  "contact",
  "location",
  "expectedSalary",
  "availability",
  "preferredLocations",
  "primaryLanguage",
  "skills",
  "bio",
  "workHistory",
] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

/** The short steps in which a worker fills in what matters most, in their order. */
export const PROFILE_STEPS = ["photo", "work", "place", "terms", "phone"] as const;
export type ProfileStep = (typeof PROFILE_STEPS)[number];

/** Places that forms suggest while one is typed. */
export const SAMPLE_LOCATIONS = [
  "South Delhi",
  "Gurgaon",
  "Mumbai (South)",
  "Bangalore (Whitefield)",
  "Pune (Koregaon Park)",
  "Hyderabad (Banjara Hills)",
  "Chennai (Alwarpet)",
  "Noida (Greater Noida)",
  "Faridabad",
  "Ghaziabad",
] as const;

export const GENDERS = ["male", "female", "other"] as const;
export type Gender = (typeof GENDERS)[number];

/** In order, from none. Jobs ask for at least the second (JOB_EXPERIENCE_LEVELS). */
export const WORKER_EXPERIENCE_LEVELS = [
  "No experience yet",
  "1-2 years",
  "2-5 years",
  "5-10 years",
  "10+ years",
] as const;
export type WorkerExperienceLevel = (typeof WORKER_EXPERIENCE_LEVELS)[number];

/** Working hours to choose from, for workers and for jobs; others may be typed. */
export const SHIFTS = [
  "Day Shift (7 AM - 7 PM)",
  "Night Shift (7 PM - 7 AM)",
  "Standard Hours (9 AM - 6 PM)",
  "Flexible Hours",
  "On-Call Availability",
  "24/7 Live-in",
] as const;

/** The longest texts in characters, and the longest lists. */
export const PROFILE_MAX = {
  line: 120,
  item: 60,
  paragraph: 2_000,
  languages: 15,
  skills: 40,
  locations: 20,
  workHistory: 20,
} as const;
