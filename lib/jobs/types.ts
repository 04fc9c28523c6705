import type { EmploymentType, JobStatus, JobType, UrgencyLevel } from "./options";

/** What a card of a list shows. Times are ISO 8601, pay is whole rupees a month. */
export type JobCard = {
  id: string;
  title: string;
  category: string;
  location: string;
  salary: string | null;
  salaryMin: number | null;
  salaryMax: number | null;
  type: JobType;
  employmentType: EmploymentType;
  shift: string | null;
  workingDays: string | null;
  company_name: string | null;
  /** File names under /uploads/. */
  company_logo: string | null;
  preview_image: string | null;
  useDefaultPreviewImage: boolean;
  /** Name of a picture under /category/; null only when a custom one is there. */
  defaultPreviewImageId: string | null;
  status: JobStatus;
  urgencyLevel: UrgencyLevel;
  experienceLevel: string | null;
  accommodationProvided: boolean;
  backgroundCheckRequired: boolean;
  /** How many applied. */
  applications: number;
  views: number;
  /** Whether the asking seeker applied; absent for others. */
  applied?: boolean;
  created_at: string;
  posted_date: string | null;
};

/** What workers may know of who employs, besides the company's name and logo. */
export type JobEmployer = { description: string | null; location: string | null; isVerified: boolean };

/** A position whole. */
export type Job = JobCard & {
  employerId: string;
  employer: JobEmployer;
  requirements: string[];
  /** Name → true, as product.md has it. */
  benefits: Record<string, true>;
  workEnvironment: string | null;
  accommodationDetails: string | null;
  backgroundCheckTypes: string[];
  referencesRequired: boolean;
  numberOfReferences: number | null;
  languagesRequired: string[];
  additionalSkills: string[];
  probationPeriod: string | null;
  contractDuration: string | null;
  noticePeriod: string | null;
  holidayPolicy: string | null;
  dresscode: string | null;
  specialInstructions: string | null;
  /** Counts the owner's changes, from 1. */
  revision: number;
  updated_at: string;
};

/** A position on its employer's dashboard. */
export type OwnJobCard = JobCard & { applications_today: number };

/** The four stat cards of the dashboard. */
export type EmployerStats = {
  activeRequests: number;
  totalRequests: number;
  totalApplications: number;
  applicationsToday: number;
  profileViews: number;
  urgentPositions: number;
};
