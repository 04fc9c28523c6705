import { toE164 } from "@/lib/core/phone";
import { PROFILE_PARTS, type ProfilePart } from "./options";
import type { WorkerProfile } from "./types";

/** The weight of each part in percent: what an employer needs to choose and call a worker counts most. */
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

/** Below this the workers' home screen asks them to complete the profile. */
export const NUDGE_BELOW_PERCENT = 50;

export type Completeness = { percent: number; missing: ProfilePart[] };

/** How complete a worker's profile is, and its missing parts, most valuable first. */
export function completenessOf(profile: WorkerProfile): Completeness {
  const missing = PROFILE_PARTS.filter((part) => isMissing(profile, part)).sort((a, b) => WORTH[b] - WORTH[a]);
  return { percent: 100 - missing.reduce((sum, part) => sum + WORTH[part], 0), missing };
}

// Chosen places say where somebody wants to work as well as typed ones.
const isMissing = (profile: WorkerProfile, part: ProfilePart): boolean =>
  isEmpty(profile[part]) && !(part === "preferredLocations" && profile.placesOfWork.length > 0);

const isEmpty = (value: WorkerProfile[ProfilePart]): boolean => value === null || value.length === 0;

const PHONE = /^\+?\d{8,15}$/;
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether a line can be used as a contact: a phone number, however grouped, or an e-mail address. */
export const isContact = (line: string): boolean => toE164(line) !== null || EMAIL.test(line);

/**
 * The link for a contact; null for a line that is neither a phone number nor an e-mail address.
 * @example contactHref("98765 43210") // "tel:9876543210"
 */
export function contactHref(line: string): string | null {
  const digits = toDigits(line);
  if (PHONE.test(digits)) return `tel:${digits}`;
  // Escapes anything that would end the address or add headers to the message.
  return EMAIL.test(line) ? `mailto:${encodeURIComponent(line).replaceAll("%40", "@")}` : null;
}

const toDigits = (line: string): string => line.replaceAll(/[\s().-]/g, "");
