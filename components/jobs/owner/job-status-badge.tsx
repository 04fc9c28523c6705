import { CircleCheck, CircleMinus, PencilLine } from "lucide-react";
import { useTranslations } from "next-intl";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { Badge, type BadgeProps } from "@/components/ui/badge";
import { StillIcon } from "@/components/ui/still-icon";
import type { JobStatus } from "@/lib/domains/jobs/options";

const LOOK = {
  open: { variant: "success", icon: <StillIcon icon={CircleCheck} /> },
  closed: { variant: "secondary", icon: <StillIcon icon={CircleMinus} /> },
  draft: { variant: "outline", icon: <StillIcon icon={PencilLine} /> },
} as const satisfies Record<JobStatus, Pick<BadgeProps, "variant" | "icon">>;

type Size = Pick<BadgeProps, "size">;

/** Active, Closed or Draft. */
export function JobStatusBadge({ status, size }: { status: JobStatus } & Size) {
  const t = useTranslations("options.jobStatus");
  return <JobStatusMark status={status} size={size} text={t(status)} />;
}

/** The same with its text given. */
export const JobStatusMark = ({ status, size, text }: { status: JobStatus; text: string } & Size) => (
  <Badge {...LOOK[status]} size={size}>
    {text}
  </Badge>
);

/** Marks a job whose urgency is immediate. */
export function UrgentBadge() {
  const t = useTranslations("options.urgencyLevel");
  return <UrgentMark text={t("immediate")} />;
}

/** The same with its text given. */
export const UrgentMark = ({ text }: { text: string }) => (
  <Badge variant="attention" icon={<Pictogram name="urgency-immediate" bold className="size-[1.15em]" />}>
    {text}
  </Badge>
);
