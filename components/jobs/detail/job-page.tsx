import { BackLink } from "@/components/shared/back-link";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { ReportLink } from "@/components/shared/report-link";
import { PRODUCT } from "@/lib/core/product";
import type { Language } from "@/lib/language/i18n/languages";
import type { SuitsReason } from "@/lib/domains/jobs/suits-types";
import { href } from "@/lib/access/routes";
import { appliedInWords, postedInWords } from "../card/posted";
import { reasonsInWords } from "../suits/reason-words";
import { ApplyAction, ApplyBox } from "./apply-box";
import type { DetailProps } from "./detail-props";
import { DetailHeader } from "./detail-header";
import { DetailSections } from "./detail-sections";
import { KeepAndShare } from "./keep-and-share";
import { shareTexts } from "./share-texts";

interface JobPageProps extends DetailProps {
  language: Language;
  /** Of our addresses: a link to WhatsApp needs a whole one. */
  origin: string;
  /** Why it suits this reader. */
  suits: readonly SuitsReason[];
}

/** One job in full, inside the page's texts in translation. */
export function JobPage({ job, t, language, origin, suits }: JobPageProps) {
  const props = { job, t };
  const posted = postedInWords(job, t, language);
  const counts = (
    <>
      <span>{appliedInWords(job, t)}</span>
      <time dateTime={posted.at}>{posted.full}</time>
    </>
  );
  return (
    <>
      <BackLink href={href.home()}>{t("jobDetail.backToJobs")}</BackLink>
      <div className="flex flex-col gap-3 md:grid md:grid-cols-[minmax(0,1fr)_18rem] md:items-start md:gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <article className="grid min-w-0 grid-cols-1 gap-3">
          <DetailHeader
            {...props}
            language={language}
            counts={counts}
            suits={suits.length === 0 ? null : <Suits {...props} suits={suits} />}
          />
          <KeepAndShare jobId={job.id} isSaved={job.saved ?? false} texts={shareTexts(job, t, { language, origin })} />
          <DetailSections {...props} />
          <ReportLink about="job" id={job.id} label={t("report.link")} />
        </article>
        {/* On a phone the two are direct children of the column, so that the box can stick along all of it. */}
        <div className="contents md:sticky md:top-[calc(var(--header-height)+1.5rem)] md:grid md:gap-4">
          <p className="bg-primary-soft text-primary-edge flex items-start gap-3 rounded-xl px-4 py-2.5 leading-snug font-medium md:order-last">
            <Pictogram name="verified" bold />
            <span className="min-w-0">{t("jobDetail.neverCharges", { product: PRODUCT })}</span>
          </p>
          <ApplyBox {...props} counts={counts} action={<ApplyAction {...props} />} />
        </div>
      </div>
    </>
  );
}

/** Why the job suits the reader: all reasons, of which a card has room for some. */
function Suits({ job, suits, t }: DetailProps & Pick<JobPageProps, "suits">) {
  const { score, reasons } = reasonsInWords({ job, reasons: [...suits] }, t);
  return (
    <section aria-labelledby="suits" className="bg-primary-soft rounded-lg px-4 py-3">
      <h2 id="suits" className="text-base">
        {reasons.length === 1 ? t("jobs.suits.title") : score}
      </h2>
      <ul className="list-disc ps-5">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </section>
  );
}
