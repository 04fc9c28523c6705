import type { Language } from "@/lib/i18n/languages";
import type { Region, Role } from "./options";

/** A user as the HTTP interface gives it to itself and to admins. Times are ISO 8601. */
export type User = {
  id: string;
  username: string;
  role: Role;
  preferredLanguage: Language;
  region: Region | null;
  createdAt: string;
  lastActive: string | null;
  isVerified: boolean;
};

/** What an employer sees of a worker with an application. */
export type WorkerProfile = {
  name: string | null;
  contact: string | null;
  location: string | null;
  photo: string | null;
  expectedSalary: string | null;
  availability: string | null;
  primaryLanguage: string | null;
  secondaryLanguages: string[];
  skills: string[];
  preferredLocations: string[];
  bio: string | null;
  workHistory: WorkExperience[];
};

/** Dates are days: 2024-05-01. */
export type WorkExperience = { jobTitle: string; company: string; startDate: string; endDate: string | null };
