import { PROFILE_PARTS, type ProfilePart } from "./options";
import type { WorkerProfile } from "./types";

/** What each part is worth in percent: most counts what an employer needs to choose somebody and to call them. */
const WORTH: Record<ProfilePart, number> = {
  photo: 10,
  name: 10,
  contact: 15,
  location: 10,
  expectedSalary: 10,
  availability: 10,
  preferredLocations: 5,
  primaryLanguage: 5,
  skills: 15,
  bio: 5,
  workHistory: 5,
};

/** Below this the workers' home asks to complete the profile. */
export const NUDGE_BELOW_PERCENT = 50;

export type Completeness = { percent: number; missing: ProfilePart[] };

/** How complete a worker's profile is, and what it lacks: the most useful first. */
export function completenessOf(profile: WorkerProfile): Completeness {
  const missing = PROFILE_PARTS.filter((part) => isEmpty(profile[part])).sort((a, b) => WORTH[b] - WORTH[a]);
  return { percent: 100 - missing.reduce((sum, part) => sum + WORTH[part], 0), missing };
}

const isEmpty = (value: WorkerProfile[ProfilePart]): boolean => value === null || value.length === 0;

const MOBILE = /^(?:\+91|91|0)?[6-9]\d{9}$/;
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether employers can reach somebody by this line: an Indian mobile number, however grouped, or an e-mail address. */
export const isContact = (line: string): boolean => MOBILE.test(line.replaceAll(/[\s().-]/g, "")) || EMAIL.test(line);
