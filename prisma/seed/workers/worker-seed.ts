import type { Gender } from "../../../lib/applications/options";
import type { Language } from "../../../lib/i18n/languages";
import type { Category } from "../../../lib/categories";
import type { City } from "../cities";

export type WorkerSeed = {
  username: string;
  role: "worker" | "service_provider";
  name: string;
  /** Asked for on the application form only. */
  gender: Gender;
  location: City;
  /** Preferred language of the interface. */
  reads: Language;
  /** Spoken languages, the first one best. */
  speaks: readonly [string, ...string[]];
  /** What they look for; decides what they apply to. */
  categories: readonly [Category, ...Category[]];
  skills: readonly string[];
  /** Expected rupees a month. */
  pay: readonly [number, number];
  availability: string;
  alsoIn: readonly City[];
  bio: string;
  /** Job title, employer, from and to in years before now; to 0 is "until today". Latest first. */
  history: readonly (readonly [jobTitle: string, company: string, from: number, to: number])[];
};
