/**
 * Words that someone who guesses a password here tries first: the product, its users and what they come for. They count
 * for nothing in a new password (decisions/0023).
 */
export const CONTEXT_WORDS: readonly string[] = [
  ...["kaamsetu", "kaam", "setu", "कामसेतु", "काम", "सेतु"],
  ...["password", "login", "user", "admin", "worker", "employer", "पासवर्ड"],
  ...["jobs", "job", "work", "naukri", "rozgar", "नौकरी", "रोज़गार"],
  ...["india", "bharat", "भारत"],
];
