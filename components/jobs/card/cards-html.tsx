import { placeAway } from "@/components/jobs/heading/job-words";
import type { Language } from "@/lib/language/i18n/languages";
import { translatorOf } from "@/lib/language/i18n/translator";
import type { JobCardKind } from "@/lib/domains/jobs/options";
import type { JobCard as JobCardData } from "@/lib/domains/jobs/types";
import { CardAction, CardHeart, DayLine, ElsewhereLine, NoteLine, PlaceLine } from "./card-parts";
import { JobCard } from "./job-card";
import { postedInWords } from "./posted";

/** A card to be drawn. Its note, why it is shown, breaks only where a line of it may be left out. */
export type CardToDraw = { job: JobCardData; note?: string };

type CardsOptions = { kind: JobCardKind; language: Language; elsewhereFrom?: string | null };

/**
 * The cards of jobs as HTML, a list item each, in their order.
 * @param elsewhereFrom the job before which a line says so.
 */
export async function cardsHtml(
  cards: readonly CardToDraw[],
  { kind, language, elsewhereFrom = null }: CardsOptions,
): Promise<{ id: string; html: string }[]> {
  const [{ renderToStaticMarkup }, t] = await Promise.all([import("react-dom/server"), translatorOf(language)]);
  return cards.map(({ job, note }) => {
    const parts = {
      place: <PlaceLine text={placeAway(job, t)} />,
      day: <DayLine posted={postedInWords(job, t, language)} />,
      note: note === undefined ? null : <NoteLine note={note} />,
      action: <CardAction job={job} kind={kind} t={t} />,
      heart: <CardHeart job={job} t={t} />,
    };
    const card = (
      <>
        {job.id === elsewhereFrom ? <ElsewhereLine t={t} /> : null}
        <li>
          <JobCard job={job} kind={kind} parts={parts} t={t} />
        </li>
      </>
    );
    return { id: job.id, html: renderToStaticMarkup(card) };
  });
}
