import { useTranslations } from "next-intl";
import { TabLinks } from "@/components/ui/tab-links";
import type { ApplicationStatus } from "@/lib/applications/options";
import type { ApplicationCounts } from "@/lib/applications/types";
import { formatCount } from "@/lib/format";
import { href } from "@/lib/routes";

type Props = { jobId: string; status: ApplicationStatus | null; counts: ApplicationCounts };

// Those that ended with the job are only under "all".
const CHOICES = ["pending", "shortlisted", "accepted", "rejected"] as const satisfies ApplicationStatus[];

/** The statuses to filter by, each with its number of applications. */
export function StatusFilter({ jobId, status, counts }: Props) {
  const t = useTranslations("jobApplications.filter");
  return (
    <TabLinks
      aria-label={t("heading")}
      className="lg:w-fit"
      items={[null, ...CHOICES].map((choice) => ({
        href: href.jobApplications(jobId, { status: choice }),
        label: t(choice ?? "all", { count: formatCount(counts[choice ?? "total"]) }),
        current: choice === status,
      }))}
    />
  );
}
