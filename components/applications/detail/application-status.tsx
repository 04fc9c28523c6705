import { CalendarCheck, CalendarClock } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useLocale, useTranslations } from "next-intl";
import { Card, CardTitle } from "@/components/ui/card";
import type { ApplicationDetail } from "@/lib/domains/applications/types";
import { formatDate, formatDateTime } from "@/lib/language/format";
import { StatusBadge } from "../status-badge";
import { Timeline } from "../timeline";
import { ContactLooks } from "./contact-looks";
import { Fact, Facts } from "./facts";

/** The application's status and its history. */
export function ApplicationStatusCard({ application }: { application: ApplicationDetail }) {
  const t = useTranslations("applicationDetail");
  const locale = useLocale();
  const { interview_date: interview, start_date: start } = application;
  return (
    <Card asChild>
      <section aria-labelledby="application-status">
        <CardTitle id="application-status">{t("status")}</CardTitle>
        <Facts>
          <Fact label={t("statusLabel")}>
            <StatusBadge status={application.status} />
          </Fact>
          <Fact label={t("appliedOn")}>{formatDate(application.created_at, locale)}</Fact>
          {interview ? (
            <Fact label={t("interview")}>
              <span className="flex items-start gap-2">
                <StillIcon icon={CalendarClock} className="mt-0.5 size-5 shrink-0" />
                <time dateTime={interview}>{formatDateTime(interview, locale)}</time>
              </span>
            </Fact>
          ) : null}
          {/* Before acceptance, this day is only the one on which the worker could start. */}
          {start && application.status === "accepted" ? (
            <Fact label={t("startDate")}>
              <span className="flex items-start gap-2">
                <StillIcon icon={CalendarCheck} className="mt-0.5 size-5 shrink-0" />
                {formatDate(start, locale)}
              </span>
            </Fact>
          ) : null}
        </Facts>
        <h3 className="text-base">{t("timeline")}</h3>
        <Timeline events={application.events} interview={interview} />
        <ContactLooks looks={application.contact_looks} />
      </section>
    </Card>
  );
}
