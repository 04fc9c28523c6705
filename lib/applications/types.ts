import type { JobStatus, JobType } from "@/lib/jobs/options";
import type { WorkerProfile } from "@/lib/profiles/types";
import type { ApplicationEventType, ApplicationStatus, Gender } from "./options";

/** The position of an application, as much as its worker's screens show. */
export type ApplicationJob = {
  id: string;
  title: string;
  category: string;
  location: string;
  company_name: string | null;
  company_logo: string | null;
  preview_image: string | null;
  defaultPreviewImageId: string | null;
  type: JobType;
  shift: string | null;
  salary: string | null;
  salaryMin: number | null;
  salaryMax: number | null;
  /** `closed` also when the position was removed. */
  status: JobStatus;
  removed: boolean;
  posted_date: string | null;
};

/** What happened and when; `note` is what the employer told the worker with a decision. */
export type ApplicationEvent = { status: ApplicationEventType; at: string; note: string | null };

/** An application as its worker sees it. Times are ISO 8601, `start_date` is a day. */
export type Application = {
  id: string;
  job_id: string;
  job: ApplicationJob;
  status: ApplicationStatus;
  created_at: string;
  start_date: string | null;
  interview_date: string | null;
  gender: Gender;
  experience: string;
  shift: string | null;
  /** URL of the selfie's authorised route, or null. */
  profile_image: string | null;
};

export type ApplicationDetail = Application & {
  events: ApplicationEvent[];
  /** The contact person and a phone number or e-mail address; null until the application is accepted. */
  employer_contact: { name: string | null; contact: string | null } | null;
};

/** An application as the position's owner sees it. */
export type ReceivedApplication = Application & {
  worker: { username: string; createdAt: string; isVerified: boolean };
  worker_profile: WorkerProfile;
};

/** Counters over all applications to one position. */
export type ApplicationCounts = Record<ApplicationStatus | "total", number>;
