/** Closed lists about profiles. What is free text too (languages, availability) is stored as the English phrase. */
import type { Language } from "@/lib/i18n/languages";

/** How the ten languages are stored and sent; workers see each by its own name. Others may be typed. */
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

/** Offered answers to when and how somebody can work. */
export const AVAILABILITIES = [
  "Immediately, full time",
  "Immediately, part time",
  "Immediately, live-in",
  "15 days' notice",
  "One month's notice",
  "Mornings only",
  "Evenings only",
] as const;

/** What a worker's profile is made of, in the order of the screen. */
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
