import { Icon, type IconName } from "@/components/ui/icon";
import { href } from "@/lib/access/routes";
import type { Audience } from "@/lib/core/roles";
import type { Notification } from "@/lib/domains/notifications/types";

const ICONS: Record<Notification["kind"], IconName> = {
  shortlisted: "list-checks",
  interview_set: "calendar-check",
  interview_proposed: "calendar-plus",
  interview_moved: "calendar-sync",
  interview_cancelled: "calendar-x",
  interview_picked: "calendar-check",
  other_time_asked: "calendar-search",
  contact_added: "phone",
  interview_day_before: "alarm-clock",
  interview_two_hours: "alarm-clock",
  accepted: "circle-check",
  rejected: "circle-x",
  closed_filled: "circle-x",
  closed_expired: "circle-x",
  closed_removed: "circle-x",
  closed_deactivated: "circle-x",
  closed_no_answer: "circle-x",
  application_reopened: "rotate-ccw",
  answers_due: "alarm-clock",
  application_received: "user-plus",
  application_withdrawn: "user-minus",
  worker_cannot_come: "user-minus",
  worker_left: "user-minus",
  work_ended: "briefcase-business",
  asked_started: "circle-check",
  asked_paid: "wallet",
  jobs_paused: "circle-minus",
  saved_job_closing: "heart",
  new_jobs: "briefcase-business",
  job_expiring: "calendar-clock",
  job_expired: "calendar-x",
  job_removed: "circle-x",
  office_changed: "pencil",
  office_closed: "circle-minus",
  office_reopened: "rotate-ccw",
  office_held: "shield-alert",
  office_released: "shield-check",
  account_deactivated: "user-x",
  account_reactivated: "user-check",
  account_verified: "badge-check",
  number_confirmed: "phone",
  password_changed: "key-round",
  password_recovered: "key-round",
  recovery_code_made: "key-round",
  recovery_code_waits: "key-round",
  grievance_answered: "message-square-text",
  report_received: "message-square-warning",
  report_decided: "message-square-text",
  measure_taken: "shield-alert",
  appeal_decided: "message-square-text",
};

/** The picture of a notification's kind. */
export function KindIcon({ kind }: Pick<Notification, "kind">) {
  const icon = ICONS[kind];
  return (
    <span className="bg-primary-soft text-primary flex size-12 shrink-0 items-center justify-center rounded-full">
      <Icon name={icon} className="size-6" />
    </span>
  );
}

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
  closed_filled: toApplication,
  closed_expired: toApplication,
  closed_removed: toApplication,
  closed_deactivated: toApplication,
  closed_no_answer: toApplication,
  application_reopened: toApplication,
  answers_due: () => href.answers(),
  application_received: toApplicants,
  application_withdrawn: toApplicants,
  worker_cannot_come: toApplicants,
  worker_left: () => href.hired(),
  work_ended: () => href.myWork(),
  asked_started: () => href.accepted(),
  asked_paid: () => href.accepted(),
  jobs_paused: () => href.employerDashboard(),
  saved_job_closing: ({ job }) => (job && !job.removed ? href.job(job.id) : null),
  new_jobs: ({ job }) => (job && !job.removed ? href.job(job.id) : href.home()),
  job_expiring: toOwnJob,
  job_expired: toOwnJob,
  job_removed: () => null,
  office_changed: toOwnJob,
  office_closed: toOwnJob,
  office_reopened: toOwnJob,
  office_held: toOwnJob,
  office_released: toOwnJob,
  account_deactivated: () => href.grievance(),
  account_reactivated: toAccount,
  account_verified: toAccount,
  number_confirmed: toAccount,
  password_changed: toAccount,
  password_recovered: toAccount,
  recovery_code_made: () => href.grievance(),
  recovery_code_waits: () => href.madeCode(),
  grievance_answered: toAccount,
  report_received: () => href.ownReports(),
  report_decided: () => href.ownReports(),
  measure_taken: () => href.disagree(),
  appeal_decided: () => href.disagree(),
};

/** The screen that shows what a notification is about; null if there is none any more. */
export const linkOf = (notification: Notification, audience: Audience): string | null =>
  LINKS[notification.kind](notification, audience);
