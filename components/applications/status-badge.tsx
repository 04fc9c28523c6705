import { CircleCheck, CircleX, Clock, Lock, Star, type LucideIcon } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useTranslations } from "next-intl";
import { Badge, type BadgeProps } from "@/components/ui/badge";
import type { ApplicationStatus } from "@/lib/domains/applications/options";

const LOOK: Record<ApplicationStatus, { variant: BadgeProps["variant"]; Icon: LucideIcon }> = {
  pending: { variant: "secondary", Icon: Clock },
  shortlisted: { variant: "attention-soft", Icon: Star },
  accepted: { variant: "success", Icon: CircleCheck },
  rejected: { variant: "destructive", Icon: CircleX },
  closed: { variant: "outline", Icon: Lock },
};

/** The application's status as icon and words, never by colour alone. */
export function StatusBadge({ status }: { status: ApplicationStatus }) {
  const t = useTranslations("options");
  const { variant, Icon } = LOOK[status];
  return (
    <Badge variant={variant} icon={<StillIcon icon={Icon} />}>
      {t(`applicationStatus.${status}`)}
    </Badge>
  );
}

/** Marks an application whose job is closed or was removed. */
export function ClosedBadge() {
  const t = useTranslations("options");
  return (
    <Badge variant="outline" icon={<StillIcon icon={Lock} />}>
      {t("jobStatus.closed")}
    </Badge>
  );
}
