import type { ReactNode } from "react";
import { BackLink } from "@/components/shared/back-link";
import { jobWords } from "@/components/jobs/heading/job-words";
import { fillHoles, holeFor } from "@/components/shared/html/holes";
import { MarkLook } from "@/components/shared/translation/mark-look";
import type { TypedReader } from "@/components/shared/translation/typed-html";
import { boundedCache } from "@/lib/bounded-cache";
import { translatorOf } from "@/lib/i18n/translator";
import type { SuitsReason } from "@/lib/jobs/suits-types";
import type { Job } from "@/lib/jobs/types";
import { href } from "@/lib/routes";
import { JobCounts } from "../card/job-counts";
import { sharedFields } from "../shared-fields";
import { ApplyAction, ApplyBox } from "./apply-box";
import { DetailHeader } from "./detail-header";
import { DetailSections } from "./detail-sections";
import type { DetailProps } from "./detail-props";
import { JobEmployerCard } from "./job-employer-card";
import { HeartButton, KeepAndShare } from "./keep-and-share";
import { JobSuits } from "./job-suits";
import { NeverCharges } from "./never-charges";

/** Characters of all kept pages: some 200 of the longest, about 12 MB. */
const KEPT = 6_000_000;
const kept = boundedCache<string, string>(KEPT, (html) => html.length);

const HOLES = {
  place: holeFor("place"),
  counts: holeFor("counts"),
  heart: holeFor("heart"),
  action: holeFor("action"),
  suits: holeFor("suits"),
};

export interface JobReader extends TypedReader {
  /** Whether any text may get a translation: space for the mark is then reserved. */
  isPossible: boolean;
  /** Of our addresses: a link to WhatsApp needs a whole one. */
  origin: string;
}

/**
 * A job's page as HTML. All that is the same for every reader of a language is kept under what it was made from, so that a
 * changed job or translation is another entry; place, numbers, heart, button and why it suits are filled in for each reader.
 */
export async function jobHtml(job: Job, reader: JobReader, suits: readonly SuitsReason[] = []): Promise<string> {
  const { language } = reader;
  const [{ renderToStaticMarkup }, t] = await Promise.all([import("react-dom/server"), translatorOf(language)]);
  const draw = (node: ReactNode): string => renderToStaticMarkup(node);
  const shared = kept.get(JSON.stringify([reader, sharedFields(job)]), () => draw(<JobPage {...{ job, t, reader }} />));
  return fillHoles(shared, {
    place: draw(jobWords(job, t).placeAway),
    counts: draw(<JobCounts {...{ job, t, language }} />),
    heart: draw(<HeartButton {...{ job, t }} />),
    action: draw(<ApplyAction {...{ job, t }} />),
    suits: suits.length === 0 ? "" : draw(<JobSuits {...{ job, suits, t }} />),
  });
}

function JobPage({ job, t, reader }: DetailProps & { reader: JobReader }) {
  const props = { job, t, reader };
  return (
    <>
      <BackLink href={href.home()}>{t("jobDetail.backToJobs")}</BackLink>
      <div className="flex flex-col gap-4 md:grid md:grid-cols-[minmax(0,1fr)_18rem] md:items-start md:gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <article className="grid min-w-0 grid-cols-1 gap-4">
          <DetailHeader {...props} place={HOLES.place} counts={HOLES.counts} suits={HOLES.suits} />
          <KeepAndShare {...props} origin={reader.origin} heart={HOLES.heart} />
          <DetailSections {...props} />
          <JobEmployerCard {...props} />
        </article>
        {/* On a phone the two are direct children of the column, so that the box can stick along all of it. */}
        <div className="contents md:sticky md:top-[calc(var(--header-height)+1.5rem)] md:grid md:gap-4">
          <NeverCharges t={t} />
          <ApplyBox {...{ job, t }} counts={HOLES.counts} action={HOLES.action} />
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
