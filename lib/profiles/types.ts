/** What everybody with an account may tell. */
export type PersonProfile = { name: string | null; contact: string | null; location: string | null };

/** A worker's half of a profile: the worker's own, and what an employer sees of it with an application. */
export type WorkerProfile = PersonProfile & {
  /** URL of an authorised route that serves the picture to whoever was sent this, or null. */
  photo: string | null;
  /** "25000" or "20000-25000", in rupees a month. */
  expectedSalary: string | null;
  availability: string | null;
  primaryLanguage: string | null;
  secondaryLanguages: string[];
  skills: string[];
  preferredLocations: string[];
  bio: string | null;
  workHistory: WorkExperience[];
};

/** Dates are days: 2024-05-01. No end means until today. */
export type WorkExperience = { jobTitle: string; company: string; startDate: string; endDate: string | null };

/** An employer's half. */
export type EmployerProfile = PersonProfile & {
  companyName: string | null;
  companyDescription: string | null;
  /** Name of a public picture under /uploads/. */
  companyLogo: string | null;
};

/** What the caller's own profile holds depends on the role. */
export type OwnProfile = WorkerProfile | EmployerProfile | PersonProfile;
