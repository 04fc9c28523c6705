import type { Application } from "@/lib/applications/types";
import type { JobCard } from "@/lib/jobs/types";
import type { EmployerProfile, WorkerProfile } from "@/lib/profiles/types";
import type { Role } from "@/lib/users/options";
import type { User } from "@/lib/users/types";
import type { AuditAction, AuditTargetType } from "./options";

/** `totalUsers` are those who may sign in, `totalJobs` those not removed, `totalApplications` those not withdrawn. */
export type AdminStats = { totalUsers: number; totalJobs: number; totalApplications: number; activeJobs: number };

/** What was made on a day (YYYY-MM-DD, Asia/Kolkata) and is still there. */
export type DailyFigures = { day: string; users: number; jobs: number; applications: number };

export type AdminUser = User & { deactivatedAt: string | null };

/** A worker's half and an employer's half of a profile. */
export type AdminProfile = WorkerProfile & Omit<EmployerProfile, "companyLogo">;

export type AdminUserDetails = {
  user: AdminUser;
  profile: AdminProfile | null;
  /** The newest hundred each; `counts` says how many there are. */
  jobs: JobCard[];
  applications: Application[];
  counts: { jobs: number; openJobs: number; applications: number };
};

/** Why no position can be posted for an account, as a message of `validation`. */
export type EmployerRefusal = "employerUnknown" | "employerDeactivated";

/** An entry of the audit log: who did what to whom when. */
export type AuditEntry = {
  id: string;
  /** ISO 8601. */
  at: string;
  action: AuditAction;
  actor: { id: string; username: string; role: Role };
  /** `label`: a user's name, a position's title, what was exported; null when the subject is no longer there. */
  target: { type: AuditTargetType; id: string; label: string | null };
  /** Facts of the action by name, such as `role` or `rows`; never a password, never what people wrote. */
  details: Record<string, string | number | boolean> | null;
};
