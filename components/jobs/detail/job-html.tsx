import { BackLink } from "@/components/shared/back-link";
import { jobWords } from "@/components/jobs/heading/job-words";
import { MarkLook } from "@/components/shared/translation/mark-look";
import type { TypedReader } from "@/components/shared/translation/typed-html";
import { translatorOf } from "@/lib/language/i18n/translator";
import type { SuitsReason } from "@/lib/domains/jobs/suits-types";
import type { Job } from "@/lib/domains/jobs/types";
import { href } from "@/lib/access/routes";
import { JobCounts } from "../card/job-counts";
import { ApplyAction, ApplyBox } from "./apply-box";
import { DetailHeader } from "./detail-header";
import { DetailSections } from "./detail-sections";
import type { DetailProps } from "./detail-props";
import { JobEmployerCard } from "./job-employer-card";
import { HeartButton, KeepAndShare } from "./keep-and-share";
import { JobSuits } from "./job-suits";
import { NeverCharges } from "./never-charges";

export interface JobReader extends TypedReader {
  /** Whether any text may get a translation: space for the mark is then reserved. */
  isPossible: boolean;
  /** Of our addresses: a link to WhatsApp needs a whole one. */
  origin: string;
}

/** A job's page as HTML. @param suits why it suits this reader. */
export async function jobHtml(job: Job, reader: JobReader, suits: readonly SuitsReason[] = []): Promise<string> {
  const [{ renderToStaticMarkup }, t] = await Promise.all([import("react-dom/server"), translatorOf(reader.language)]);
  return renderToStaticMarkup(<JobPage {...{ job, t, reader, suits }} />);
}

function JobPage({ job, t, reader, suits }: DetailProps & { reader: JobReader; suits: readonly SuitsReason[] }) {
  const props = { job, t, reader };
  const counts = <JobCounts {...{ job, t }} language={reader.language} />;
  return (
    <>
      <BackLink href={href.home()}>{t("jobDetail.backToJobs")}</BackLink>
      <div className="flex flex-col gap-4 md:grid md:grid-cols-[minmax(0,1fr)_18rem] md:items-start md:gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <article className="grid min-w-0 grid-cols-1 gap-4">
          <DetailHeader
            {...props}
            place={jobWords(job, t).placeAway}
            counts={counts}
            suits={suits.length === 0 ? null : <JobSuits {...{ job, suits, t }} />}
          />
          <KeepAndShare {...props} origin={reader.origin} heart={<HeartButton {...{ job, t }} />} />
          <DetailSections {...props} />
          <JobEmployerCard {...props} />
        </article>
        {/* On a phone the two are direct children of the column, so that the box can stick along all of it. */}
        <div className="contents md:sticky md:top-[calc(var(--header-height)+1.5rem)] md:grid md:gap-4">
          <NeverCharges t={t} />
          <ApplyBox {...{ job, t }} counts={counts} action={<ApplyAction {...{ job, t }} />} />
        </div>
      </div>
      {reader.isPossible ? <Mark {...props} /> : null}
    </>
  );
}

/** The mark of translations, as it is before the script. */
function Mark({ t, reader: { known } }: DetailProps) {
  const shown = Object.values(known).filter(({ unchanged }) => !unchanged);
  return (
    <MarkLook
      labels={{
        machine: t("translation.machine"),
        rough: t("translation.rough"),
        original: t("translation.original"),
      }}
      isThere={shown.length > 0}
      isRough={shown.some(({ rough }) => rough)}
      isOriginal={shown.length === 0}
      isReady={false}
    />
  );
}
