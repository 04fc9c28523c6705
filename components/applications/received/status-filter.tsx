import { useTranslations } from "next-intl";
import { TabLinks } from "@/components/ui/tab-links";
import type { ApplicationStatus } from "@/lib/domains/applications/options";
import type { ApplicationCounts } from "@/lib/domains/applications/types";
import { formatCount } from "@/lib/language/format";
import { href } from "@/lib/access/routes";
import { cn } from "@/lib/core/utils";

type Props = { jobId: string; status: ApplicationStatus | null; counts: ApplicationCounts };

// Those that ended with the job are only under "all".
const CHOICES = ["pending", "shortlisted", "accepted", "rejected"] as const satisfies ApplicationStatus[];

/** The statuses to filter by, each with its number of applications. */
export function StatusFilter({ jobId, status, counts }: Props) {
  const t = useTranslations("jobApplications.filter");
  return (
    <TabLinks
      aria-label={t("heading")}
      // One row on phones, which begins at the chosen one: the applicants below are what the page is for.
      className={cn(
        "lg:w-fit max-sm:[&_a]:px-2.5 max-sm:[&_a]:whitespace-nowrap",
        "max-sm:[&_a[aria-current]]:[scroll-initial-target:nearest] max-sm:[&>ul]:flex-nowrap max-sm:[&>ul]:overflow-x-auto",
      )}
      items={[null, ...CHOICES].map((choice) => ({
        href: href.jobApplications(jobId, { status: choice }),
        label: t(choice ?? "all", { count: formatCount(counts[choice ?? "total"]) }),
        current: choice === status,
      }))}
    />
  );
}
