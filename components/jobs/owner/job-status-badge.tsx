import { useTranslations } from "next-intl";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { Badge, type BadgeProps } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import type { JobStatus, Review } from "@/lib/domains/jobs/options";

const LOOK = {
  open: { variant: "success", icon: <Icon name="circle-check" /> },
  closed: { variant: "secondary", icon: <Icon name="circle-minus" /> },
  draft: { variant: "outline", icon: <Icon name="pencil-line" /> },
} as const satisfies Record<JobStatus, Pick<BadgeProps, "variant" | "icon">>;

/** Active, Closed or Draft; or that a person looks at it first. */
export function JobStatusBadge({ status, review, size }: BadgeOf) {
  const t = useTranslations("options.jobStatus");
  if (review === "held") return <ReviewBadge size={size} />;
  return (
    <Badge {...LOOK[status]} size={size}>
      {t(status)}
    </Badge>
  );
}

type BadgeOf = { status: JobStatus; review: Review | null; size?: BadgeProps["size"] };

/** Marks a job that is being checked, for its owner and for those who applied. */
export function ReviewBadge({ size }: Pick<BadgeProps, "size">) {
  const t = useTranslations("options.review");
  return (
    <Badge variant="attention-soft" icon={<Icon name="clock" />} size={size}>
      {t("held")}
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
