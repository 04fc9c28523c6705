import type { Gender, WorkerExperienceLevel } from "../../../lib/domains/profiles/options";
import type { Language } from "../../../lib/language/i18n/languages";
import type { Category } from "../../../lib/core/categories";
import type { City } from "../cities";

export type WorkerSeed = {
  username: string;
  role: "worker" | "service_provider";
  name: string;
  gender: Gender;
  location: City;
  /** Preferred language of the interface. */
  reads: Language;
  /** Spoken languages, best one first. */
  speaks: readonly [string, ...string[]];
  /** Categories of work they look for, which decide where they apply. */
  categories: readonly [Category, ...Category[]];
  skills: readonly string[];
  /** Expected rupees a month. */
  pay: readonly [number, number];
  availability: string;
  alsoIn: readonly City[];
  bio: string;
  /** Job title, employer, start and end in years before now; an end of 0 is "until today". Latest first. */
  history: readonly (readonly [jobTitle: string, company: string, from: number, to: number])[];
};

/** The answer that a worker with this history gives in the application form. */
export function experienceOf(worker: WorkerSeed): WorkerExperienceLevel {
  const years = Math.max(...worker.history.map(([, , from]) => from));
  if (years < 2) return "1-2 years";
  if (years < 5) return "2-5 years";
  return years < 10 ? "5-10 years" : "10+ years";
}
