import { useTranslations } from "next-intl";
import { useJobWords } from "@/components/jobs/heading/job-words";
import { ReportLink } from "@/components/shared/report-link";
import { Card, CardFooter } from "@/components/ui/card";
import type { Work } from "@/lib/domains/applications/hire-types";
import { isGivenUp } from "@/lib/domains/jobs/policy";
import { PRODUCT } from "@/lib/core/product";
import { CardHead } from "../card-head";
import { ContactLinks } from "../contact-links";
import { DetailsLink } from "../details-link";
import { JobTile } from "../job-tile";
import { WorkEndButton } from "./work-end-button";
import { WorkFacts } from "./work-facts";

/** A job that the worker got: since when, the pay agreed on, whom to call; and that it has ended. */
export function WorkCard({ work, name }: { work: Work; name: string }) {
  const t = useTranslations();
  const { heading, place, employer } = useJobWords(work.job);
  const titleId = `work-${work.id}`;
  return (
    <Card asChild className="h-full">
      <article aria-labelledby={titleId}>
        <CardHead tile={<JobTile job={work.job} />} level="h2" id={titleId} title={heading.short}>
          <p dir="auto" className="text-muted-foreground wrap-anywhere">
            {isGivenUp(work.job) ? employer : [work.job.company_name, place].filter(Boolean).join(" · ")}
          </p>
        </CardHead>
        <WorkFacts work={work} side="worker" />
        <CardFooter>
          <ContactLinks
            contact={work.employer_contact}
            message={t("myWork.message", { name, product: PRODUCT, job: heading.short })}
            describedBy={titleId}
          />
          <DetailsLink applicationId={work.id} describedBy={titleId} variant="outline">
            {t("accepted.viewDetails")}
          </DetailsLink>
          <WorkEndButton applicationId={work.id} side="worker" endedBy={work.ended?.by ?? null} describedBy={titleId} />
        </CardFooter>
        <ReportLink about="application" id={work.id} label={t("report.link")} describedBy={titleId} />
      </article>
    </Card>
  );
}
