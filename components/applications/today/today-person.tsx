"use client";

import { useLocale, useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { ReportLink } from "@/components/shared/report-link";
import { Card, CardFooter } from "@/components/ui/card";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { href } from "@/lib/access/routes";
import type { ReceivedApplication } from "@/lib/domains/applications/types";
import { formatMeeting } from "@/lib/language/format";
import { ContactButton } from "../received/contact-button";
import { useApplicantName } from "../received/use-applicant-name";

/** Somebody of an employer's day: the time of the interview, or the wish for another; a call in one tap. */
export function TodayPerson({ application }: { application: ReceivedApplication }) {
  const t = useTranslations("jobApplications.interview");
  const tCard = useTranslations("jobApplications.card");
  const tWish = useTranslations("options.interviewWish");
  const locale = useLocale();
  const name = useApplicantName(application);
  const { id, job, job_id: jobId, worker, interview, interview_date: time } = application;
  const titleId = `today-${id}`;
  const wish = interview?.state === "other_asked" ? interview.wish : null;
  const address = href.jobApplications(jobId, { person: id });
  return (
    <Card asChild className="h-full">
      <article aria-labelledby={titleId}>
        <div>
          {time === null ? null : (
            <p className="flex items-center gap-2 font-semibold">
              <Icon name="calendar-clock" className="size-5 shrink-0" />
              <time dateTime={time}>{formatMeeting(time, locale)}</time>
            </p>
          )}
          <h3 id={titleId} dir="auto" className="text-lg">
            <AppLink href={address} className="underline underline-offset-4">
              {name}
            </AppLink>
          </h3>
          <p dir="auto" className="text-muted-foreground">
            {job.title}
          </p>
          {interview?.place && time !== null ? <p dir="auto">{interview.place}</p> : null}
          {wish === null ? null : <p>{t("otherAsked", { name, wish: tWish(wish) })}</p>}
        </div>
        {wish === null ? (
          <ContactButton
            applicationId={id}
            name={name}
            title={job.title}
            hasPhone={worker?.hasPhone ?? false}
            hasWhatsApp={worker?.hasWhatsApp ?? false}
          />
        ) : (
          <CardFooter>
            <AppLink href={address} className={buttonVariants({ variant: "outline" })}>
              {t("others")}
            </AppLink>
          </CardFooter>
        )}
        <ReportLink about="application" id={id} label={tCard("report")} describedBy={titleId} />
      </article>
    </Card>
  );
}
