import type { Application } from "@/lib/applications/types";
import type { JobCard } from "@/lib/jobs/types";
import type { EmployerProfile, WorkerProfile } from "@/lib/profiles/types";
import type { User } from "@/lib/users/types";

export type AdminStats = { totalUsers: number; totalJobs: number; totalApplications: number; activeJobs: number };

export type AdminUser = User & { deactivatedAt: string | null };

/** A worker's half and an employer's half of a profile. */
export type AdminProfile = WorkerProfile & Omit<EmployerProfile, "companyLogo">;

export type AdminUserDetails = {
  user: AdminUser;
  profile: AdminProfile | null;
  /** The newest hundred each. */
  jobs: JobCard[];
  applications: Application[];
};
