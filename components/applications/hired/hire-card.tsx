import { useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { ReportLink } from "@/components/shared/report-link";
import { CategoryTile } from "@/components/shared/pictograms/pictogram";
import { Card, CardFooter } from "@/components/ui/card";
import type { Hire } from "@/lib/domains/applications/hire-types";
import { href } from "@/lib/access/routes";
import { CardHead } from "../card-head";
import { ContactButton } from "../received/contact-button";
import { WorkEndButton } from "./work-end-button";
import { WorkFacts } from "./work-facts";

/** Someone the employer has hired: for which job, since when, for how much, how to reach them; and that it has ended. */
export function HireCard({ hire }: { hire: Hire }) {
  const t = useTranslations("hired");
  const tReport = useTranslations("report");
  const titleId = `hire-${hire.id}`;
  return (
    <Card asChild className="h-full">
      <article aria-labelledby={titleId}>
        <CardHead
          tile={<CategoryTile category={hire.category} />}
          level="h2"
          id={titleId}
          title={hire.name ?? t("unnamed")}
        >
          <p dir="auto" className="wrap-anywhere">
            {hire.isListed ? (
              <AppLink href={href.jobApplications(hire.job_id)} className="underline underline-offset-4">
                {hire.title}
              </AppLink>
            ) : (
              hire.title
            )}
          </p>
        </CardHead>
        <WorkFacts work={hire} side="employer" />
        {!hire.isShown ? (
          <p className="text-muted-foreground">{t("hidden")}</p>
        ) : hire.ended && !hire.hasPhone ? null : (
          <ContactButton
            applicationId={hire.id}
            name={hire.name ?? t("unnamed")}
            title={hire.title}
            hasPhone={hire.hasPhone}
            hasWhatsApp={hire.hasWhatsApp}
          />
        )}
        <CardFooter>
          <WorkEndButton
            applicationId={hire.id}
            side="employer"
            endedBy={hire.ended?.by ?? null}
            describedBy={titleId}
          />
        </CardFooter>
        <ReportLink about="application" id={hire.id} label={tReport("link")} describedBy={titleId} />
      </article>
    </Card>
  );
}
