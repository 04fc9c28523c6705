"use client";

import { useLocale, useTranslations } from "next-intl";
import Image from "next/image";
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";
import { ReportLink } from "@/components/shared/report-link";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { Dialog, DialogContent, DialogHeader, DialogTitle, DialogTrigger } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { Separator } from "@/components/ui/separator";
import { href } from "@/lib/access/routes";
import { cn } from "@/lib/core/utils";
import { canDecide, mayAskContact } from "@/lib/domains/applications/policy";
import type { ReceivedApplication } from "@/lib/domains/applications/types";
import { formatDate } from "@/lib/language/format";
import { StatusBadge } from "../status-badge";
import { AccountFacts, ApplicationFacts, WorkerProfile } from "./application-facts";
import { ContactButton } from "./contact-button";
import { DecisionButtons } from "./decision-buttons";
import { InterviewPart } from "./interview-part";
import { useApplicantName } from "./use-applicant-name";

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
            {isWithdrawn ? null : <ReportLink about="application" id={application.id} label={t("report")} />}
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
        {application.shown === "answers" ? (
          <p className="lg:col-span-2 lg:row-start-3">
            {t("answersOnly")} {canDecide(application.status, "rejected") ? t("stillDecide") : null}
          </p>
        ) : null}
        {/* Collapsed on phones, where it would fill three screens; always open where there is room. */}
        {worker && profile ? (
          <details className="group lg:col-span-2 lg:row-start-3 lg:[&::details-content]:[content-visibility:visible]">
            <summary className="text-primary flex min-h-12 w-fit list-none items-center gap-2 font-semibold underline decoration-2 underline-offset-4 lg:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden">
              {t("more")}
              <Icon name="chevron-down" className="size-5 shrink-0 group-open:rotate-180" />
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
            <Badge icon={<Icon name="undo-2" />}>{t("withdrawn")}</Badge>
          ) : (
            <StatusBadge status={application.status} />
          )}
          {worker?.isVerified ? (
            <Badge variant="outline" icon={<Icon name="badge-check" />}>
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
            hasWhatsApp={worker?.hasWhatsApp ?? false}
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

/** The applicant's selfie or, failing that, the profile photo, enlarged when pressed; initials if there is neither. */
function ApplicantPhoto({ src, name }: { src: string | null; name: string }) {
  const t = useTranslations("jobApplications.card");
  if (src === null) return <Avatar name={name} className="size-14 text-xl sm:size-16" />;
  return (
    <Dialog>
      <DialogTrigger aria-label={t("enlarge", { name })} className="shrink-0 cursor-zoom-in rounded-full">
        <Avatar src={href.smallPhoto(src)} name={name} className="size-14 text-xl sm:size-16" />
      </DialogTrigger>
      <DialogContent closeLabel={t("closePhoto")} aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>{name}</DialogTitle>
        </DialogHeader>
        <Image
          src={src}
          alt={t("photoOf", { name })}
          width={800}
          height={800}
          className="max-h-[65dvh] w-full rounded-lg object-contain"
        />
      </DialogContent>
    </Dialog>
  );
}

interface DecisionPlaceProps {
  name: string;
  /** The worker withdrew the application while it was shown here. */
  isWithdrawn: boolean;
  /** Receives the focus of a covered control. */
  focusInstead: RefObject<HTMLElement | null>;
  /** The decision's buttons. */
  children: ReactNode;
}

/**
 * Shows the decision's buttons, or why there is nothing left to decide. Their space is kept so that nothing moves, and
 * an open dialog stays open: answering it reports the same.
 */
function DecisionPlace({ name, isWithdrawn, focusInstead, children }: DecisionPlaceProps) {
  const t = useTranslations("jobApplications.decision");
  const buttons = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isWithdrawn || !buttons.current?.contains(document.activeElement)) return;
    focusInstead.current?.focus({ preventScroll: true });
  }, [isWithdrawn, focusInstead]);
  return (
    <div className="grid items-center *:[grid-area:1/1] lg:col-start-3 lg:row-start-1 lg:justify-self-end">
      <div ref={buttons} className={isWithdrawn ? "invisible" : undefined}>
        {children}
      </div>
      <p role="status" className="font-semibold wrap-anywhere">
        {isWithdrawn ? t("withdrawn", { name }) : null}
      </p>
    </div>
  );
}

/**
 * Keeps the last height of an element in its `--kept-height`, so that it can stay that high once it is emptied and
 * nothing moves under the reader.
 */
function useKeptHeight(isEmptied: boolean): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || isEmptied) return;
    const keep = () => current.style.setProperty("--kept-height", `${current.offsetHeight}px`);
    const observer = new ResizeObserver(keep);
    observer.observe(current);
    return () => observer.disconnect();
  }, [isEmptied]);
  return element;
}
