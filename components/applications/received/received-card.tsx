"use client";

import { BadgeCheck, ChevronDown, Undo2 } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useLocale, useTranslations } from "next-intl";
import { useRef, type ReactNode, type RefObject } from "react";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { cn } from "@/lib/core/utils";
import { Separator } from "@/components/ui/separator";
import { mayAskContact } from "@/lib/domains/applications/policy";
import { formatDate } from "@/lib/language/format";
import type { ReceivedApplication } from "@/lib/domains/applications/types";
import { StatusBadge } from "../status-badge";
import { AccountFacts, ApplicationFacts } from "./application-facts";
import { ApplicantPhoto } from "./applicant-photo";
import { ContactButton } from "./contact-button";
import { DecisionButtons } from "./decision-buttons";
import { DecisionPlace } from "./decision-place";
import { InterviewPart } from "./interview-part";
import { useApplicantName } from "./use-applicant-name";
import { useKeptHeight } from "./use-kept-height";
import { WorkerProfile } from "./worker-profile";

export interface ReceivedCardProps {
  application: ReceivedApplication;
  /** The worker withdrew it while it was shown here. */
  isWithdrawn: boolean;
  onGone: () => void;
}

/** One applicant: name, date, answers and the decision; on phones the rest is collapsed. */
export function ReceivedCard({ application, isWithdrawn, onGone }: ReceivedCardProps) {
  const t = useTranslations("jobApplications.card");
  const heading = useRef<HTMLHeadingElement>(null);
  const card = useKeptHeight(isWithdrawn);
  const focusHeading = () => heading.current?.focus();
  const name = useApplicantName(application);
  const { worker, worker_profile: profile } = application;
  return (
    <Card asChild>
      <article
        ref={card}
        aria-labelledby={`application-${application.id}`}
        className={cn(
          "grid grid-cols-1 content-start lg:grid-cols-[1fr_1fr_27rem] lg:gap-x-8",
          isWithdrawn && "min-h-(--kept-height)",
        )}
      >
        <Applicant application={application} isWithdrawn={isWithdrawn} onGone={onGone} heading={heading} />
        <Separator className="max-lg:hidden lg:col-span-3 lg:row-start-2" />
        <div className="lg:row-start-3">
          <Part title={t("application")} isTitleHidden>
            {application.shown === "nothing" ? null : <ApplicationFacts application={application} />}
            {application.shown === "nothing" && !isWithdrawn ? <p>{t("ended")}</p> : null}
          </Part>
        </div>
        <DecisionPlace name={name} isWithdrawn={isWithdrawn} focusInstead={heading}>
          {/* The pressed button disappears: focus stays with the applicant. */}
          <DecisionButtons
            application={application}
            isWithdrawn={isWithdrawn}
            onDecided={focusHeading}
            onGone={onGone}
          />
        </DecisionPlace>
        {application.shown === "answers" ? <p className="lg:col-span-2 lg:row-start-3">{t("answersOnly")}</p> : null}
        {/* Collapsed on phones, where it would fill three screens; always open where there is room. */}
        {worker && profile ? (
          <details className="group lg:col-span-2 lg:row-start-3 lg:[&::details-content]:[content-visibility:visible]">
            <summary className="text-primary flex min-h-12 w-fit list-none items-center gap-2 font-semibold underline decoration-2 underline-offset-4 lg:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden">
              {t("more")}
              <StillIcon icon={ChevronDown} className="size-5 shrink-0 group-open:rotate-180" />
            </summary>
            <div className="grid gap-x-8 gap-y-5 max-lg:pt-2 lg:grid-cols-[2fr_1fr]">
              <Part title={t("profile")}>
                <WorkerProfile profile={profile} />
              </Part>
              <Part title={t("account")}>
                <AccountFacts worker={worker} job={application.job} />
              </Part>
            </div>
          </details>
        ) : null}
      </article>
    </Card>
  );
}

type ApplicantProps = ReceivedCardProps & {
  heading: RefObject<HTMLHeadingElement | null>;
};

function Applicant({ application, isWithdrawn, onGone, heading }: ApplicantProps) {
  const t = useTranslations("jobApplications.card");
  const locale = useLocale();
  const name = useApplicantName(application);
  const { worker, worker_profile: profile } = application;
  return (
    <header className="flex min-w-0 items-start gap-3 sm:gap-4 lg:col-span-2">
      <ApplicantPhoto src={application.profile_image ?? profile?.photo ?? null} name={name} />
      <div className="grid min-w-0 gap-1">
        <h3
          id={`application-${application.id}`}
          ref={heading}
          tabIndex={-1}
          dir="auto"
          className="text-xl wrap-anywhere"
        >
          {name}
        </h3>
        <p className="text-muted-foreground">{t("applied", { date: formatDate(application.created_at, locale) })}</p>
        <div className="flex flex-wrap gap-1.5">
          {isWithdrawn ? (
            <Badge icon={<StillIcon icon={Undo2} />}>{t("withdrawn")}</Badge>
          ) : (
            <StatusBadge status={application.status} />
          )}
          {worker?.isVerified ? (
            <Badge variant="outline" icon={<StillIcon icon={BadgeCheck} />}>
              {t("verified")}
            </Badge>
          ) : null}
        </div>
        {application.shown === "person" && mayAskContact(application.status) ? (
          <ContactButton
            applicationId={application.id}
            name={name}
            title={application.job.title}
            hasPhone={worker?.hasPhone ?? false}
          />
        ) : null}
        <InterviewPart application={application} isWithdrawn={isWithdrawn} onGone={onGone} />
      </div>
    </header>
  );
}

type PartProps = {
  title: string;
  /** On phones, where the part is clear without it. */
  isTitleHidden?: boolean;
  children: ReactNode;
};

const Part = ({ title, isTitleHidden = false, children }: PartProps) => (
  <section className="grid content-start gap-2">
    <h4 className={cn("text-base font-bold", isTitleHidden && "max-lg:sr-only")}>{title}</h4>
    {children}
  </section>
);
