import { useLocale, useTranslations } from "next-intl";
import { useHours } from "@/components/shared/hours/hours";
import { RegisterLink } from "@/components/auth/register-link";
import { MarkBadge, WatchLine } from "@/components/jobs/card/job-badges";
import { Pay } from "@/components/jobs/detail/pay";
import type { PictogramName } from "@/components/shared/pictograms/drawings";
import { CategoryTile, Pictogram } from "@/components/shared/pictograms/pictogram";
import { ReportLink } from "@/components/shared/report-link";
import { Card } from "@/components/ui/card";
import { formatDate } from "@/lib/language/format";
import type { PublicJob as PublicJobData } from "@/lib/domains/jobs/types";
import { href } from "@/lib/access/routes";
import { publicWords } from "./public-words";

/** A job's public face, for visitors who followed a shared link: the heading of their login screen. */
export function PublicJob({ job }: { job: PublicJobData }) {
  const t = useTranslations();
  const language = useLocale();
  const { heading, place, hours, employer, facts: given } = publicWords(job, t);
  const { pictogram } = useHours(job);
  const about = [
    employer,
    t("jobs.card.posted", { date: formatDate(job.postedAt, language) }),
    ...(job.openUntil ? [t("jobs.public.openUntil", { date: formatDate(job.openUntil, language) })] : []),
  ];
  const facts: [name: "place" | "shift", PictogramName, string | null][] = [
    ["place", "place", place],
    ["shift", pictogram, hours],
  ];
  return (
    <>
      <Card asChild>
        <section aria-labelledby="public-job">
          <div className="flex items-start gap-3">
            <CategoryTile category={job.category} size="lg" />
            <div className="grid min-w-0 flex-1 gap-1">
              <h1 id="public-job" className="text-xl leading-snug font-extrabold wrap-anywhere">
                {heading.short}
                {/* Place and hours are in lines of their own; a heading read on its own needs them. */}
                <span className="sr-only">{heading.rest}</span>
              </h1>
              <Pay job={job} t={t} />
            </div>
          </div>
          <dl className="grid gap-1.5 empty:hidden">
            {facts.map(([name, picture, value]) =>
              value === null ? null : (
                <div key={name} className="flex items-start gap-2.5">
                  <dt className="text-primary">
                    <Pictogram name={picture} bold className="size-6" />
                    <span className="sr-only">{t(`jobs.fact.${name}`)}</span>
                  </dt>
                  <dd dir="auto" className="min-w-0 flex-1 wrap-anywhere">
                    {value}
                  </dd>
                </div>
              ),
            )}
          </dl>
          <p className="text-muted-foreground">{about.join(" · ")}</p>
          <div>
            <MarkBadge mark={job.employerMark} t={t} />
          </div>
          <WatchLine mark={job.employerMark} t={t} />
          <RegisterLink href={href.apply(job.id)}>{t("jobDetail.applyNow")}</RegisterLink>
          <dl className="grid gap-2 border-t pt-3 empty:hidden sm:grid-cols-2">
            {given.map(({ label, words }) => (
              <div key={label} className="min-w-0">
                <dt className="text-muted-foreground">{label}</dt>
                <dd className="font-semibold wrap-anywhere">{words.join(" · ")}</dd>
              </div>
            ))}
          </dl>
          <ReportLink about="job" id={job.id} label={t("report.link")} />
        </section>
      </Card>
      <h2 className="mt-5 mb-3 text-lg font-bold">{t("auth.toApply")}</h2>
    </>
  );
}
