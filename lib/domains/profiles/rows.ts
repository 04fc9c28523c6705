import "server-only";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { placeName } from "@/lib/language/places/spelling";
import { placeById } from "@/lib/language/places/table";
import { toSalaryText } from "@/lib/core/salary";
import { shownName } from "@/lib/domains/users/shown-name-policy";
import { WORKER_EXPERIENCE_LEVELS } from "./options";
import type { ApplicantProfile, EmployerProfile, PersonProfile, WorkerProfile } from "./types";

/** Columns that every role uses. */
export const personSelect = { name: true, contact: true, location: true } satisfies Prisma.ProfileSelect;

/** Columns of the worker's half of a profile. */
export const workerProfileSelect = {
  ...personSelect,
  photo: true,
  expectedSalaryMin: true,
  expectedSalaryMax: true,
  availability: true,
  primaryLanguage: true,
  secondaryLanguages: true,
  skills: true,
  preferredLocations: true,
  bio: true,
  gender: true,
  experience: true,
  preferredShift: true,
  placeIds: true,
  workHistory: {
    select: { jobTitle: true, company: true, startDate: true, endDate: true },
    orderBy: [{ startDate: "desc" }, { id: "asc" }],
    take: 20,
  },
} satisfies Prisma.ProfileSelect;

/**
 * The same as an employer sees them with an application: the contact is not even read (applications/contact-service),
 * nor the kept answers, for an application has its own.
 */
const {
  contact: _contact,
  gender: _gender,
  experience: _experience,
  preferredShift: _preferredShift,
  placeIds: _placeIds,
  ...shownToEmployers
} = workerProfileSelect;
export const applicantProfileSelect = shownToEmployers satisfies Prisma.ProfileSelect;

/** Columns of the employer's half. */
export const employerProfileSelect = {
  ...personSelect,
  companyName: true,
  companyDescription: true,
  companyLogo: true,
} satisfies Prisma.ProfileSelect;

type PersonRow = Prisma.ProfileGetPayload<{ select: typeof personSelect }>;
type WorkerRow = Prisma.ProfileGetPayload<{ select: typeof workerProfileSelect }>;
type ApplicantRow = Prisma.ProfileGetPayload<{ select: typeof applicantProfileSelect }>;
type EmployerRow = Prisma.ProfileGetPayload<{ select: typeof employerProfileSelect }>;

const toDay = (date: Date): string => date.toISOString().slice(0, 10);

/** Row → the fields that every role has. */
export const toPerson = ({ name, contact, location }: PersonRow): PersonProfile => ({ name, contact, location });

/**
 * Row → the worker's half.
 * @param photoRoute the route that serves the photo to this reader. Browsers cache it, so a new photo gets a new URL.
 */
export const toWorkerProfile = (row: WorkerRow, photoRoute: string): WorkerProfile => ({
  ...toPerson(row),
  ...toShown(row, photoRoute),
  gender: row.gender,
  experience: WORKER_EXPERIENCE_LEVELS.find((level) => level === row.experience) ?? null,
  preferredShift: row.preferredShift,
  placesOfWork: row.placeIds.flatMap((id) => {
    const place = placeById(id);
    return place ? [placeName(place, "en")] : [];
  }),
});

const toShown = (row: ApplicantRow, photoRoute: string) => ({
  photo: row.photo === null ? null : `${photoRoute}?v=${row.photo.slice(0, 6)}`,
  expectedSalary: toSalaryText(row.expectedSalaryMin, row.expectedSalaryMax),
  availability: row.availability,
  primaryLanguage: row.primaryLanguage,
  secondaryLanguages: row.secondaryLanguages,
  skills: row.skills,
  preferredLocations: row.preferredLocations,
  bio: row.bio,
  workHistory: row.workHistory.map((entry) => ({
    jobTitle: entry.jobTitle,
    company: entry.company,
    startDate: toDay(entry.startDate),
    endDate: entry.endDate === null ? null : toDay(entry.endDate),
  })),
});

/** Row → the worker's half without the contact. @param photoRoute as for toWorkerProfile(). */
export const toApplicantProfile = (row: ApplicantRow | null, photoRoute: string): ApplicantProfile => ({
  name: shownName(row?.name),
  location: row?.location ?? null,
  ...(row ? toShown(row, photoRoute) : NOTHING_SHOWN),
  contact: null,
});

/** Row → the employer's half. */
export const toEmployerProfile = (row: EmployerRow): EmployerProfile => ({
  ...toPerson(row),
  companyName: row.companyName,
  companyDescription: row.companyDescription,
  companyLogo: row.companyLogo,
});

/** For accounts without a profile row, which were not created by registration. */
export const EMPTY_PERSON = { name: null, contact: null, location: null };

const NOTHING_SHOWN = {
  photo: null,
  expectedSalary: null,
  availability: null,
  primaryLanguage: null,
  secondaryLanguages: [],
  skills: [],
  preferredLocations: [],
  bio: null,
  workHistory: [],
} satisfies Partial<WorkerProfile>;

/** The same for a worker. */
export const NO_WORKER_PROFILE: WorkerProfile = {
  ...EMPTY_PERSON,
  ...NOTHING_SHOWN,
  gender: null,
  experience: null,
  preferredShift: null,
  placesOfWork: [],
};

/** The same for an employer. */
export const NO_EMPLOYER_PROFILE: EmployerProfile = {
  ...EMPTY_PERSON,
  companyName: null,
  companyDescription: null,
  companyLogo: null,
};
