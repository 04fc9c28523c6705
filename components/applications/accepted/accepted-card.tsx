import { useJobWords } from "@/components/jobs/heading/job-words";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ReportLink } from "@/components/shared/report-link";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card, CardFooter } from "@/components/ui/card";
import { Icon, type IconName } from "@/components/ui/icon";
import { cn } from "@/lib/core/utils";
import type { Application, EmployerContact } from "@/lib/domains/applications/types";
import { formatSalary, formatStart } from "@/lib/language/format";
import { wayTo } from "@/lib/domains/applications/called-policy";
import { isGivenUp } from "@/lib/domains/jobs/policy";
import { PRODUCT } from "@/lib/core/product";
import { href } from "@/lib/access/routes";
import { CardHead } from "../card-head";
import { ContactLinks, WayLink } from "../contact-links";
import { DetailsLink } from "../details-link";
import { JobTile } from "../job-tile";
import { JobTitle } from "../job-title";
import { pay } from "../pay";
import { ClosedBadge } from "../status-badge";

type Props = {
  application: Application;
  contact: EmployerContact | null;
  /** The exact one of the job; null if there is none to show. */
  address: string | null;
  /** The worker's name, for the message that WhatsApp proposes. */
  name: string;
};

/** A job the worker got: employer, start, place, pay, and whom to call. */
export function AcceptedCard({ application, contact, address, name }: Props) {
  const tCalled = useTranslations("called");
  const t = useTranslations("accepted");
  const tReport = useTranslations("report");
  const locale = useLocale();
  const { job } = application;
  const salary = formatSalary(job.salaryMin, job.salaryMax);
  const { heading, place } = useJobWords(job);
  const titleId = `title-${application.id}`;
  return (
    <Card asChild className="h-full">
      <article aria-labelledby={titleId}>
        <CardHead tile={<JobTile job={job} />} level="h2" id={titleId} title={heading.short}>
          <JobTitle job={job} />
          {job.company_name ? (
            <p dir="auto" className="wrap-anywhere">
              {job.company_name}
            </p>
          ) : null}
          {job.removed ? <ClosedBadge /> : null}
        </CardHead>
        <dl className="grid grid-cols-1 gap-2">
          <Row icon="wallet" label={t("salary")}>
            {salary ? t.rich("perMonth", { salary, pay }) : t("noSalary")}
          </Row>
          {isGivenUp(job) && application.start_date === null ? null : (
            <Row icon="calendar-days" label={t("starts")}>
              <strong>{application.start_date ? formatStart(application.start_date, locale) : t("noStart")}</strong>
            </Row>
          )}
          {place === "" ? null : (
            <Row icon="map-pin" label={t("location")}>
              <span dir="auto">{place}</span>
            </Row>
          )}
        </dl>
        <CardFooter>
          <ContactLinks
            contact={contact}
            message={tCalled("message", { name, product: PRODUCT, job: heading.short })}
            describedBy={titleId}
          />
          {isGivenUp(job) ? null : (
            <WayLink
              address={wayTo(application, address)}
              town={job.location}
              describedBy={titleId}
              className={cn(buttonVariants({ variant: "outline" }), "flex-auto")}
            />
          )}
          <DetailsLink
            applicationId={application.id}
            describedBy={titleId}
            variant={contact === null ? "default" : "outline"}
          >
            {t("viewDetails")}
          </DetailsLink>
          {job.removed ? null : (
            <AppLink
              href={href.job(application.job_id)}
              aria-describedby={titleId}
              className={cn(buttonVariants({ variant: "outline" }), "flex-auto")}
            >
              {t("viewJob")}
            </AppLink>
          )}
        </CardFooter>
        <ReportLink about="application" id={application.id} label={tReport("link")} describedBy={titleId} />
      </article>
    </Card>
  );
}

function Row({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted-foreground flex items-start gap-2.5">
        <Icon name={icon} className="mt-0.5 size-5 shrink-0" />
        {label}
      </dt>
      <dd className="ps-7.5 wrap-anywhere">{children}</dd>
    </div>
  );
}
