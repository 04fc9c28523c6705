import { BriefcaseBusiness, CalendarDays, MapPin } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { JobStatusBadge } from "@/components/jobs/owner/job-status-badge";
import { useOptionLabels } from "@/components/jobs/owner/option-labels";
import { CategoryTile } from "@/components/shared/pictograms/pictogram";
import { formatDate } from "@/lib/language/format";
import type { Job } from "@/lib/domains/jobs/types";

/** The job that the applications below are for. */
export function ApplicationsHeading({ job }: { job: Job }) {
  const t = useTranslations("jobApplications");
  const label = useOptionLabels();
  const locale = useLocale();
  return (
    <header className="flex items-start gap-4">
      <CategoryTile category={job.category} size="lg" className="max-sm:hidden" />
      <div className="grid min-w-0 gap-2">
        <h1 className="text-2xl leading-snug wrap-anywhere sm:text-3xl">{t("heading", { title: job.title })}</h1>
        {/* On a phone one run of text, so that the first applicant is on the first screen. */}
        <ul className="text-muted-foreground flex flex-wrap items-center gap-x-5 gap-y-1 max-sm:gap-x-3">
          <li>
            <JobStatusBadge status={job.status} />
          </li>
          <Line icon={<StillIcon icon={MapPin} />}>
            <span dir="auto">{job.location}</span>
          </Line>
          <Line icon={<StillIcon icon={BriefcaseBusiness} />}>{label.phrase("jobType", job.type)}</Line>
          <Line icon={<StillIcon icon={CalendarDays} />}>
            {job.posted_date ? t("posted", { date: formatDate(job.posted_date, locale) }) : t("notPosted")}
          </Line>
        </ul>
      </div>
    </header>
  );
}

const Line = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-center gap-2 [&_svg]:size-5 [&_svg]:shrink-0 max-sm:[&_svg]:hidden">
    {icon}
    {children}
  </li>
);
