import { Icon, type IconName } from "@/components/ui/icon";
import { href } from "@/lib/access/routes";
import type { Audience } from "@/lib/core/roles";
import type { Notification } from "@/lib/domains/notifications/types";

const toApplication = ({ application_id: id }: Notification) => (id === null ? href.applied() : href.application(id));
const toApplicants = ({ job }: Notification) => (job && !job.removed ? href.jobApplications(job.id) : null);
const toOwnJob = ({ job }: Notification) => (job && !job.removed ? href.ownJob(job.id) : null);
const toMeeting = (notification: Notification, audience: Audience) =>
  audience === "worker" ? toApplication(notification) : toApplicants(notification);
const toAccount = () => href.account();

type KindShown = { icon: IconName; link: (notification: Notification, audience: Audience) => string | null };

/** The icon of each kind, and the screen that its link leads to. */
const KINDS: Record<Notification["kind"], KindShown> = {
  shortlisted: { icon: "list-checks", link: toApplication },
  interview_set: { icon: "calendar-check", link: toApplication },
  interview_proposed: { icon: "calendar-plus", link: toApplication },
  interview_moved: { icon: "calendar-sync", link: toApplication },
  interview_cancelled: { icon: "calendar-x", link: toApplication },
  interview_picked: { icon: "calendar-check", link: toApplicants },
  other_time_asked: { icon: "calendar-search", link: toApplicants },
  // Someone hired stays listed there after the job was removed.
  contact_added: { icon: "phone", link: (notification) => toApplicants(notification) ?? href.hired() },
  interview_day_before: { icon: "alarm-clock", link: toMeeting },
  interview_two_hours: { icon: "alarm-clock", link: toMeeting },
  accepted: { icon: "circle-check", link: toApplication },
  rejected: { icon: "circle-x", link: toApplication },
  closed_filled: { icon: "circle-x", link: toApplication },
  closed_expired: { icon: "circle-x", link: toApplication },
  closed_removed: { icon: "circle-x", link: toApplication },
  closed_deactivated: { icon: "circle-x", link: toApplication },
  closed_no_answer: { icon: "circle-x", link: toApplication },
  application_reopened: { icon: "rotate-ccw", link: toApplication },
  answers_due: { icon: "alarm-clock", link: () => href.answers() },
  application_received: { icon: "user-plus", link: toApplicants },
  application_withdrawn: { icon: "user-minus", link: toApplicants },
  worker_cannot_come: { icon: "user-minus", link: toApplicants },
  worker_left: { icon: "user-minus", link: () => href.hired() },
  work_ended: { icon: "briefcase-business", link: () => href.myWork() },
  asked_started: { icon: "circle-check", link: () => href.accepted() },
  asked_paid: { icon: "wallet", link: () => href.accepted() },
  jobs_paused: { icon: "circle-minus", link: () => href.employerDashboard() },
  saved_job_closing: { icon: "heart", link: ({ job }) => (job && !job.removed ? href.job(job.id) : null) },
  new_jobs: { icon: "briefcase-business", link: ({ job }) => (job && !job.removed ? href.job(job.id) : href.home()) },
  job_expiring: { icon: "calendar-clock", link: toOwnJob },
  job_expired: { icon: "calendar-x", link: toOwnJob },
  job_removed: { icon: "circle-x", link: () => null },
  office_changed: { icon: "pencil", link: toOwnJob },
  office_closed: { icon: "circle-minus", link: toOwnJob },
  office_reopened: { icon: "rotate-ccw", link: toOwnJob },
  office_held: { icon: "shield-alert", link: toOwnJob },
  office_released: { icon: "shield-check", link: toOwnJob },
  account_deactivated: { icon: "user-x", link: () => href.grievance() },
  account_reactivated: { icon: "user-check", link: toAccount },
  account_verified: { icon: "badge-check", link: toAccount },
  number_confirmed: { icon: "phone", link: toAccount },
  password_changed: { icon: "key-round", link: toAccount },
  password_recovered: { icon: "key-round", link: toAccount },
  recovery_code_made: { icon: "key-round", link: () => href.grievance() },
  recovery_code_waits: { icon: "key-round", link: () => href.madeCode() },
  grievance_answered: { icon: "message-square-text", link: toAccount },
  report_received: { icon: "message-square-warning", link: () => href.ownReports() },
  report_decided: { icon: "message-square-text", link: () => href.ownReports() },
  measure_taken: { icon: "shield-alert", link: () => href.disagree() },
  appeal_decided: { icon: "message-square-text", link: () => href.disagree() },
};

/** The picture of a notification's kind. */
export function KindIcon({ kind }: Pick<Notification, "kind">) {
  return (
    <span className="bg-primary-soft text-primary flex size-12 shrink-0 items-center justify-center rounded-full">
      <Icon name={KINDS[kind].icon} className="size-6" />
    </span>
  );
}

/** The screen that shows what a notification is about; null if there is none any more. */
export const linkOf = (notification: Notification, audience: Audience): string | null =>
  KINDS[notification.kind].link(notification, audience);
