"use client";

import { BadgeCheck, ChevronDown, Undo2 } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useRef, type ReactNode, type RefObject } from "react";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { cn } from "@/lib/utils";
import { Separator } from "@/components/ui/separator";
import { formatDate } from "@/lib/format";
import type { ReceivedApplication } from "@/lib/applications/types";
import { StatusBadge } from "../status-badge";
import { AccountFacts, ApplicationFacts } from "./application-facts";
import { applicantName } from "./applicant-name";
import { ApplicantPhoto } from "./applicant-photo";
import { DecisionButtons } from "./decision-buttons";
import { DecisionPlace } from "./decision-place";
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
  const focusHeading = () => heading.current?.focus();
  return (
    <Card asChild>
      <article
        aria-labelledby={`application-${application.id}`}
        className="grid grid-cols-1 lg:grid-cols-[1fr_1fr_27rem] lg:gap-x-8"
      >
        <Applicant application={application} isWithdrawn={isWithdrawn} heading={heading} />
        <Separator className="max-lg:hidden lg:col-span-3 lg:row-start-2" />
        <div className="lg:row-start-3">
          <Part title={t("application")} isTitleHidden>
            <ApplicationFacts application={application} />
          </Part>
        </div>
        <DecisionPlace name={applicantName(application)} isWithdrawn={isWithdrawn} focusInstead={heading}>
          {/* The pressed button disappears: focus stays with the applicant. */}
          <DecisionButtons application={application} onDecided={focusHeading} onGone={onGone} />
        </DecisionPlace>
        {/* Collapsed on phones, where it would fill three screens; always open where there is room. */}
        <details className="group lg:col-span-2 lg:row-start-3 lg:[&::details-content]:[content-visibility:visible]">
          <summary className="text-primary flex min-h-12 w-fit list-none items-center gap-2 font-semibold underline decoration-2 underline-offset-4 lg:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden">
            {t("more")}
            <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
          </summary>
          <div className="grid gap-x-8 gap-y-5 max-lg:pt-2 lg:grid-cols-[2fr_1fr]">
            <Part title={t("profile")}>
              <WorkerProfile profile={application.worker_profile} />
            </Part>
            <Part title={t("account")}>
              <AccountFacts application={application} />
            </Part>
          </div>
        </details>
      </article>
    </Card>
  );
}

type ApplicantProps = Pick<ReceivedCardProps, "application" | "isWithdrawn"> & {
  heading: RefObject<HTMLHeadingElement | null>;
};

function Applicant({ application, isWithdrawn, heading }: ApplicantProps) {
  const t = useTranslations("jobApplications.card");
  const locale = useLocale();
  const name = applicantName(application);
  return (
    <header className="flex min-w-0 items-start gap-3 sm:gap-4 lg:col-span-2">
      <ApplicantPhoto src={application.profile_image ?? application.worker_profile.photo} name={name} />
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
            <Badge icon={<Undo2 aria-hidden />}>{t("withdrawn")}</Badge>
          ) : (
            <StatusBadge status={application.status} />
          )}
          {application.worker.isVerified ? (
            <Badge variant="outline" icon={<BadgeCheck aria-hidden />}>
              {t("verified")}
            </Badge>
          ) : null}
        </div>
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
