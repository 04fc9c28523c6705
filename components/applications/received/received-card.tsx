"use client";

import { BadgeCheck } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useRef, type ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { formatDate } from "@/lib/format";
import type { ReceivedApplication } from "@/lib/applications/types";
import { StatusBadge } from "../status-badge";
import { AccountFacts, ApplicationFacts } from "./application-facts";
import { applicantName } from "./applicant-name";
import { ApplicantPhoto } from "./applicant-photo";
import { DecisionButtons } from "./decision-buttons";
import { WorkerProfile } from "./worker-profile";

/** One applicant: who, since when, what was answered, and the decision. */
export function ReceivedCard({ application, onGone }: { application: ReceivedApplication; onGone: () => void }) {
  const t = useTranslations("jobApplications.card");
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const name = applicantName(application);
  return (
    <Card asChild>
      <article aria-labelledby={`application-${application.id}`}>
        <header className="flex flex-wrap items-center justify-between gap-4">
          <div className="flex min-w-0 items-start gap-4">
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
              <p className="text-muted-foreground">
                {t("applied", { date: formatDate(application.created_at, locale) })}
              </p>
              <div className="flex flex-wrap gap-2">
                <StatusBadge status={application.status} />
                {application.worker.isVerified ? (
                  <Badge variant="outline" icon={<BadgeCheck aria-hidden />}>
                    {t("verified")}
                  </Badge>
                ) : null}
              </div>
            </div>
          </div>
          {/* The pressed button leaves: focus stays with the applicant. */}
          <DecisionButtons application={application} onDecided={() => heading.current?.focus()} onGone={onGone} />
        </header>
        <div className="border-border grid gap-x-8 gap-y-5 border-t pt-4 lg:grid-cols-[2fr_3fr]">
          <div className="grid content-start gap-5">
            <Part title={t("application")}>
              <ApplicationFacts application={application} />
            </Part>
            <Part title={t("account")}>
              <AccountFacts application={application} />
            </Part>
          </div>
          <Part title={t("profile")}>
            <WorkerProfile profile={application.worker_profile} />
          </Part>
        </div>
      </article>
    </Card>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid content-start gap-2">
    <h4 className="text-base font-bold">{title}</h4>
    {children}
  </section>
);
