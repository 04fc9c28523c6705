import { useTranslations } from "next-intl";
import { Badge, type BadgeProps } from "@/components/ui/badge";
import { Icon, type IconName } from "@/components/ui/icon";
import type { ApplicationEnd, ApplicationStatus } from "@/lib/domains/applications/options";

const LOOK: Record<ApplicationStatus, { variant: BadgeProps["variant"]; icon: IconName }> = {
  pending: { variant: "secondary", icon: "clock" },
  shortlisted: { variant: "attention-soft", icon: "star" },
  accepted: { variant: "success", icon: "circle-check" },
  rejected: { variant: "destructive", icon: "circle-x" },
  closed: { variant: "outline", icon: "lock" },
};

type Ended = { status: ApplicationStatus; closed_reason?: ApplicationEnd | null };

/** The name of an application's status under `options.applicationStatus`: an end for want of an answer has its own. */
export const statusWord = ({ status, closed_reason: end }: Ended) => (end === "no_answer" ? end : status);

/** The application's status as icon and words, never by colour alone. */
export function StatusBadge(application: Ended) {
  const t = useTranslations("options");
  const { variant, icon } = LOOK[application.status];
  return (
    <Badge variant={variant} icon={<Icon name={icon} />}>
      {t(`applicationStatus.${statusWord(application)}`)}
    </Badge>
  );
}

/** Marks an application whose job is closed or was removed. */
export function ClosedBadge() {
  const t = useTranslations("options");
  return (
    <Badge variant="outline" icon={<Icon name="lock" />}>
      {t("jobStatus.closed")}
    </Badge>
  );
}
