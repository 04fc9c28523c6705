import type { Notification } from "@/lib/domains/notifications/types";
import { href } from "@/lib/access/routes";
import type { Audience } from "@/lib/core/roles";

type Kind = Notification["kind"];

const toApplication = ({ application_id: id }: Notification) => (id === null ? href.applied() : href.application(id));
const toApplicants = ({ job }: Notification) => (job && !job.removed ? href.jobApplications(job.id) : null);
const toOwnJob = ({ job }: Notification) => (job && !job.removed ? href.ownJob(job.id) : null);
const toMeeting = (notification: Notification, audience: Audience) =>
  audience === "worker" ? toApplication(notification) : toApplicants(notification);
const toAccount = () => href.account();

const LINKS: Record<Kind, (notification: Notification, audience: Audience) => string | null> = {
  shortlisted: toApplication,
  interview_set: toApplication,
  interview_proposed: toApplication,
  interview_moved: toApplication,
  interview_cancelled: toApplication,
  interview_picked: toApplicants,
  other_time_asked: toApplicants,
  // Someone hired stays listed there after the job was removed.
  contact_added: (notification) => toApplicants(notification) ?? href.hired(),
  interview_day_before: toMeeting,
  interview_two_hours: toMeeting,
  accepted: toApplication,
  rejected: toApplication,
  closed: toApplication,
  application_received: toApplicants,
  application_withdrawn: toApplicants,
  worker_cannot_come: toApplicants,
  worker_left: () => href.hired(),
  work_ended: () => href.myWork(),
  saved_job_closing: ({ job }) => (job && !job.removed ? href.job(job.id) : null),
  job_expiring: toOwnJob,
  job_expired: toOwnJob,
  job_removed: () => null,
  account_deactivated: () => href.grievance(),
  account_reactivated: toAccount,
  account_verified: toAccount,
  password_changed: toAccount,
  password_recovered: toAccount,
  recovery_code_made: () => href.grievance(),
  recovery_code_waits: () => href.madeCode(),
  grievance_answered: toAccount,
};

/** The screen that shows what a notification is about; null if there is none any more. */
export const linkOf = (notification: Notification, audience: Audience): string | null =>
  LINKS[notification.kind](notification, audience);
