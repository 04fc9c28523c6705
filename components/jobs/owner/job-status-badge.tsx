import { useTranslations } from "next-intl";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { Badge, type BadgeProps } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import type { JobStatus } from "@/lib/domains/jobs/options";

const LOOK = {
  open: { variant: "success", icon: <Icon name="circle-check" /> },
  closed: { variant: "secondary", icon: <Icon name="circle-minus" /> },
  draft: { variant: "outline", icon: <Icon name="pencil-line" /> },
} as const satisfies Record<JobStatus, Pick<BadgeProps, "variant" | "icon">>;

/** Active, Closed or Draft. */
export function JobStatusBadge({ status, size }: { status: JobStatus; size?: BadgeProps["size"] }) {
  const t = useTranslations("options.jobStatus");
  return (
    <Badge {...LOOK[status]} size={size}>
      {t(status)}
    </Badge>
  );
}

/** Marks a job whose urgency is immediate. */
export function UrgentBadge() {
  const t = useTranslations("options.urgencyLevel");
  return (
    <Badge variant="attention" icon={<Pictogram name="urgency-immediate" bold className="size-[1.15em]" />}>
      {t("immediate")}
    </Badge>
  );
}
