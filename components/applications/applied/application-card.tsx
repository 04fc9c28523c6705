"use client";

import { useJobWords } from "@/components/jobs/heading/job-words";
import { useLocale, useTranslations } from "next-intl";
import { ReviewBadge } from "@/components/jobs/owner/job-status-badge";
import { CategoryTile } from "@/components/shared/pictograms/pictogram";
import { Card, CardFooter } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { cn } from "@/lib/core/utils";
import { isWithdrawnFromList, mayMeet } from "@/lib/domains/applications/policy";
import type { Application } from "@/lib/domains/applications/types";
import { formatDate, formatMeeting } from "@/lib/language/format";
import { DetailsLink } from "../details-link";
import { JobTitle } from "../job-title";
import { ClosedBadge, StatusBadge } from "../status-badge";
import { WithdrawButton } from "../withdraw-button";

type Props = { application: Application; isMarked: boolean; onWithdrawn: () => void };

/** One application in the list; `isMarked` highlights the one just sent. */
export function ApplicationCard({ application, isMarked, onWithdrawn }: Props) {
  const t = useTranslations("applied");
  const locale = useLocale();
  const { job } = application;
  const { heading, place } = useJobWords(job);
  const titleId = `title-${application.id}`;
  return (
    <Card asChild className={cn("h-full", isMarked && "outline-primary outline-4")}>
      <article aria-labelledby={titleId}>
        <div className="flex items-start gap-3">
          <CategoryTile category={job.category} />
          <div className="min-w-0 flex-1">
            <h3 id={titleId} dir="auto" className="text-lg wrap-anywhere">
              {heading.short}
            </h3>
            <JobTitle job={job} />
          </div>
        </div>
        <p className="flex flex-wrap gap-2">
          <StatusBadge status={application.status} />
          {job.review ? <ReviewBadge /> : null}
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
            <WithdrawButton
              applicationId={application.id}
              heading={heading.short}
              describedBy={titleId}
              className="flex-auto"
              onWithdrawn={onWithdrawn}
            />
          ) : null}
        </CardFooter>
      </article>
    </Card>
  );
}

/** The interview's time, or that one is to be chosen. */
function Interview({ application: { status, interview, interview_date: time } }: Pick<Props, "application">) {
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

/** The outline of a card while more are loading. */
export function ApplicationCardSkeleton() {
  return (
    <Card aria-hidden className="h-full">
      <div className="flex items-start gap-3">
        <Skeleton className="size-16 rounded-xl" />
        <Skeleton className="h-7 w-3/5" />
      </div>
      <Skeleton className="h-8 w-2/5" />
      <Skeleton className="w-1/2" />
      <Skeleton className="w-3/5" />
      <div className="mt-auto flex flex-wrap gap-2 pt-1">
        <Skeleton className="h-12 flex-1" />
        <Skeleton className="h-12 flex-1" />
      </div>
    </Card>
  );
}
