import { useJobWords } from "@/components/jobs/heading/job-words";
import { useLocale, useTranslations } from "next-intl";
import { ReviewBadge } from "@/components/jobs/owner/job-status-badge";
import { useOptionLabels } from "@/components/jobs/owner/option-labels";
import { AppLink } from "@/components/shared/app-link";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card, CardTitle } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/utils";
import type { ApplicationJob } from "@/lib/domains/applications/types";
import { formatDate, formatSalary } from "@/lib/language/format";
import { isGivenUp } from "@/lib/domains/jobs/policy";
import { href } from "@/lib/access/routes";
import { JobTile } from "../job-tile";
import { JobTitle } from "../job-title";
import { pay } from "../pay";
import { ClosedBadge } from "../status-badge";

/** The job that was applied to. */
export function JobDetails({ job }: { job: ApplicationJob }) {
  const t = useTranslations("applicationDetail");
  const locale = useLocale();
  const { phrase } = useOptionLabels();
  const { heading, place } = useJobWords(job);
  const salary = formatSalary(job.salaryMin, job.salaryMax);
  return (
    <Card asChild>
      <section aria-labelledby="job-details">
        <CardTitle id="job-details">{t("jobDetails")}</CardTitle>
        <div className="flex items-start gap-3">
          <JobTile job={job} />
          <div className="min-w-0 flex-1">
            <h3 dir="auto" className="text-xl wrap-anywhere">
              {heading.full}
            </h3>
            <JobTitle job={job} />
            {job.company_name ? (
              <p dir="auto" className="wrap-anywhere">
                {job.company_name}
              </p>
            ) : null}
          </div>
        </div>
        <p>{salary ? t.rich("salaryPerMonth", { salary, pay }) : t("noSalary")}</p>
        <ul className="flex flex-wrap gap-2">
          {place === "" ? null : (
            <li>
              <Badge icon={<Icon name="map-pin" />} dir="auto" className="wrap-anywhere">
                {place}
              </Badge>
            </li>
          )}
          {job.place?.more ? (
            <li>
              <Badge dir="auto" className="wrap-anywhere">
                {job.place.more}
              </Badge>
            </li>
          ) : null}
          <li>
            <Badge icon={<Icon name="briefcase-business" />}>{phrase("jobType", job.type)}</Badge>
          </li>
          {job.posted_date ? (
            <li>
              <Badge icon={<Icon name="calendar-days" />}>
                {t("posted", { date: formatDate(job.posted_date, locale) })}
              </Badge>
            </li>
          ) : null}
          {job.review === "held" ? (
            <li>
              <ReviewBadge />
            </li>
          ) : null}
          {job.status === "closed" ? (
            <li>
              <ClosedBadge />
            </li>
          ) : null}
        </ul>
        {isGivenUp(job) ? null : job.removed ? (
          <p>{t("removed")}</p>
        ) : (
          <AppLink href={href.job(job.id)} className={cn(buttonVariants({ variant: "outline" }), "sm:w-fit")}>
            {t("viewJob")}
          </AppLink>
        )}
      </section>
    </Card>
  );
}
