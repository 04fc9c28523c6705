import { StillIcon } from "@/components/ui/still-icon";
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
