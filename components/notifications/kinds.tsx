import {
  AlarmClock,
  BadgeCheck,
  BriefcaseBusiness,
  CalendarCheck,
  CalendarClock,
  CalendarPlus,
  CalendarSearch,
  CalendarSync,
  CalendarX,
  CircleCheck,
  CircleX,
  Heart,
  KeyRound,
  ListChecks,
  MessageSquareText,
  Phone,
  UserCheck,
  UserMinus,
  UserPlus,
  UserX,
  type LucideIcon,
} from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { href } from "@/lib/access/routes";
import type { Audience } from "@/lib/core/roles";
import type { Notification } from "@/lib/domains/notifications/types";

const ICONS: Record<Notification["kind"], LucideIcon> = {
  shortlisted: ListChecks,
  interview_set: CalendarCheck,
  interview_proposed: CalendarPlus,
  interview_moved: CalendarSync,
  interview_cancelled: CalendarX,
  interview_picked: CalendarCheck,
  other_time_asked: CalendarSearch,
  contact_added: Phone,
  interview_day_before: AlarmClock,
  interview_two_hours: AlarmClock,
  accepted: CircleCheck,
  rejected: CircleX,
  closed: CircleX,
  application_received: UserPlus,
  application_withdrawn: UserMinus,
  worker_cannot_come: UserMinus,
  worker_left: UserMinus,
  work_ended: BriefcaseBusiness,
  saved_job_closing: Heart,
  job_expiring: CalendarClock,
  job_expired: CalendarX,
  job_removed: CircleX,
  account_deactivated: UserX,
  account_reactivated: UserCheck,
  account_verified: BadgeCheck,
  password_changed: KeyRound,
  password_recovered: KeyRound,
  recovery_code_made: KeyRound,
  recovery_code_waits: KeyRound,
  grievance_answered: MessageSquareText,
};

/** The picture of a notification's kind. */
export function KindIcon({ kind }: Pick<Notification, "kind">) {
  const Icon = ICONS[kind];
  return (
    <span className="bg-primary-soft text-primary flex size-12 shrink-0 items-center justify-center rounded-full">
      <StillIcon icon={Icon} className="size-6" />
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
