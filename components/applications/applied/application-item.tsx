import { useJobWords } from "@/components/jobs/heading/job-words";
import { useLocale, useTranslations } from "next-intl";
import { ReviewBadge } from "@/components/jobs/owner/job-status-badge";
import { CategoryTile } from "@/components/shared/pictograms/pictogram";
import { Card, CardFooter } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { isWithdrawnFromList, mayMeet } from "@/lib/domains/applications/policy";
import type { Application } from "@/lib/domains/applications/types";
import { formatDate, formatMeeting } from "@/lib/language/format";
import { CardHead } from "../card-head";
import { DetailsLink } from "../details-link";
import { JobTitle } from "../job-title";
import { ClosedBadge, StatusBadge } from "../status-badge";
import { WithdrawFromList } from "./withdraw-from-list";

export interface ApplicationItemProps {
  application: Application;
}

/** An application as an item of the list; the one that the address names is outlined. */
export const ApplicationItem = ({ application }: ApplicationItemProps) => (
  <li id={`job-${application.job_id}`} className="data-marked:outline-primary rounded-xl data-marked:outline-4">
    <ApplicationCard application={application} />
  </li>
);

function ApplicationCard({ application }: ApplicationItemProps) {
  const t = useTranslations("applied");
  const locale = useLocale();
  const { job } = application;
  const { heading, place } = useJobWords(job);
  const titleId = `title-${application.id}`;
  return (
    <Card asChild className="h-full">
      <article aria-labelledby={titleId}>
        <CardHead tile={<CategoryTile category={job.category} />} level="h3" id={titleId} title={heading.short}>
          <JobTitle job={job} />
        </CardHead>
        <p className="flex flex-wrap gap-2">
          <StatusBadge status={application.status} closed_reason={application.closed_reason} />
          {job.review === "held" ? <ReviewBadge /> : null}
          {job.status === "closed" && application.status !== "closed" ? <ClosedBadge /> : null}
        </p>
        <ul className="grid grid-cols-1 gap-1.5 wrap-anywhere">
          {place === "" ? null : (
            <li className="flex items-start gap-2">
              <Icon name="map-pin" className="mt-0.5 size-5 shrink-0" />
              <span dir="auto" className="min-w-0 wrap-anywhere">
                {place}
              </span>
            </li>
          )}
          <li className="flex items-start gap-2">
            <Icon name="calendar-days" className="mt-0.5 size-5 shrink-0" />
            {t("appliedOn", { date: formatDate(application.created_at, locale) })}
          </li>
          <Interview application={application} />
        </ul>
        <CardFooter>
          <DetailsLink applicationId={application.id} describedBy={titleId}>
            {t("viewDetails")}
          </DetailsLink>
          {isWithdrawnFromList(application.status) ? (
            <WithdrawFromList applicationId={application.id} heading={heading.short} describedBy={titleId} />
          ) : null}
        </CardFooter>
      </article>
    </Card>
  );
}

/** The interview's time, or that one is to be chosen. */
function Interview({ application: { status, interview, interview_date: time } }: ApplicationItemProps) {
  const t = useTranslations("applied");
  const locale = useLocale();
  if (!mayMeet(status) || (interview?.state !== "proposed" && time === null)) return null;
  return (
    <li className="flex items-start gap-2 font-semibold">
      <Icon name="calendar-clock" className="mt-0.5 size-5 shrink-0" />
      {time === null ? t("interviewChoose") : t("interviewAt", { time: formatMeeting(time, locale) })}
    </li>
  );
}
