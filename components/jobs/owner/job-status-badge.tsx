import { CircleCheck, CircleMinus, PencilLine } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge, type BadgeProps } from "@/components/ui/badge";
import type { JobStatus } from "@/lib/jobs/options";

const LOOK = {
  open: { variant: "success", icon: <CircleCheck aria-hidden /> },
  closed: { variant: "secondary", icon: <CircleMinus aria-hidden /> },
  draft: { variant: "outline", icon: <PencilLine aria-hidden /> },
} as const satisfies Record<JobStatus, Pick<BadgeProps, "variant" | "icon">>;

/** Active, Closed or Draft. */
export function JobStatusBadge({ status, size }: { status: JobStatus } & Pick<BadgeProps, "size">) {
  const t = useTranslations("options.jobStatus");
  return (
    <Badge {...LOOK[status]} size={size}>
      {t(status)}
    </Badge>
  );
}
