import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Renewal } from "@/components/jobs/owner/renewal";
import { WORDING_TEXTS } from "@/components/jobs/owner/texts";
import { AppLink } from "@/components/shared/app-link";
import { ClientMessages } from "@/components/shared/client-messages";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { RefreshOnNews } from "@/components/shared/refresh-on-news";
import { RefreshWhenOnline } from "@/components/shared/refresh-when-online";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { href } from "@/lib/access/routes";
import type { EndingJob, Today } from "@/lib/domains/applications/today-types";
import { reviewText } from "@/lib/domains/jobs/options";
import { formatCount } from "@/lib/language/format";
import { DueCard } from "../due/due-card";
import { TodayPerson } from "./today-person";

/** An employer's day: each part only if there is something in it. */
export function TodayScreen({ today }: { today: Today }) {
  const t = useTranslations("today");
  const tAnswers = useTranslations("answers");
  const tDashboard = useTranslations("dashboard");
  const meetings = [...today.interviews, ...today.otherTimes];
  const isEmpty = [today.toCall, meetings, today.waiting, today.ending].every((part) => part.length === 0);
  return (
    <div className="page page-fade grid grid-cols-1 gap-6 wrap-anywhere">
      <RefreshOnNews />
      <RefreshWhenOnline />
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-2xl sm:text-3xl">{t("title")}</h1>
        {today.toReview > 0 ? (
          <AppLink href={href.employerDashboard()} className={buttonVariants({ variant: "outline" })}>
            {tDashboard("list.toReview", { count: reviewText(today.toReview) })}
          </AppLink>
        ) : null}
      </header>
      {isEmpty ? (
        <EmptyState
          icon={<Pictogram name="check" />}
          title={t("none")}
          text={t("noneText")}
          action={
            <AppLink href={href.employerDashboard()} className={buttonVariants()}>
              {tAnswers("empty.action")}
            </AppLink>
          }
        />
      ) : null}
      <ClientMessages namespaces={["answers", "jobApplications", "options", "ownJob", "shell", ...WORDING_TEXTS]}>
        <Part id="to-call" title={t("call")}>
          {today.toCall.map((one) => (
            <TodayPerson key={one.id} application={one} />
          ))}
        </Part>
        <Part id="interviews" title={t("interviews")}>
          {meetings.map((one) => (
            <TodayPerson key={one.id} application={one} />
          ))}
        </Part>
        <Part id="answers" title={tAnswers("title")} text={tAnswers("text")}>
          {today.waiting.map((one) => (
            <DueCard key={one.id} application={one} level={3} />
          ))}
        </Part>
        <Part id="ending" title={t("ending")}>
          {today.ending.map((job) => (
            <Ending key={job.id} job={job} />
          ))}
        </Part>
      </ClientMessages>
    </div>
  );
}

function Part({ id, title, text, children }: { id: string; title: string; text?: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <div className="grid gap-1">
        <h2 id={id} className="text-xl">
          {title} <span className="text-muted-foreground font-medium tabular-nums">{formatCount(children.length)}</span>
        </h2>
        {text ? <p className="text-muted-foreground">{text}</p> : null}
      </div>
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {children.map((child, index) => (
          <li key={index}>{child}</li>
        ))}
      </ul>
    </section>
  );
}

function Ending({ job }: { job: EndingJob }) {
  const t = useTranslations("ownJob");
  return (
    <Card className="h-full">
      <div>
        <h3 dir="auto" className="text-lg">
          <AppLink href={href.ownJob(job.id)} className="underline underline-offset-4">
            {job.title}
          </AppLink>
        </h3>
        <p className="text-muted-foreground">
          {t("hired", { hired: formatCount(job.hired), people: formatCount(job.people) })}
        </p>
      </div>
      <Renewal job={{ ...job, closed_reason: null }} />
    </Card>
  );
}
