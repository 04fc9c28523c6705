import type { ReactNode } from "react";
import { placeAway } from "@/components/jobs/heading/job-words";
import { fillHoles, holeFor } from "@/components/shared/html/holes";
import { boundedCache } from "@/lib/bounded-cache";
import type { Language } from "@/lib/i18n/languages";
import { translatorOf } from "@/lib/i18n/translator";
import type { JobCard as JobCardData } from "@/lib/jobs/types";
import { dayInIndia } from "@/lib/time";
import { sharedFields } from "../shared-fields";
import { CardAction, CardHeart, DayLine, ElsewhereLine, NoteLine, PlaceLine } from "./card-holes";
import type { JobCardKind } from "@/lib/jobs/options";
import { JobCard, type CardHoles } from "./job-card";
import { postedAt, postedInWords } from "./posted";

/** A card to be drawn. Its note, why it is shown, breaks only where a line of it may be left out. */
export type CardToDraw = { job: JobCardData; note?: string };

/** Cards kept in one process, about 4 KB each with their key. */
const KEPT = 4_000;
const kept = boundedCache<string, string>(KEPT);

/** Fillings of the holes, some 200 bytes each; lines about place and day are shared by many cards. */
const filled = boundedCache<string, string>(3 * KEPT);

const HOLES: CardHoles = {
  place: holeFor("place"),
  day: holeFor("day"),
  note: holeFor("note"),
  action: holeFor("action"),
  heart: holeFor("heart"),
};

type CardsOptions = { kind: JobCardKind; language: Language; elsewhereFrom?: string | null };

/**
 * The cards of jobs as HTML, a list item each, in their order. All that is the same for every reader of a language is kept
 * under what it was made from, so that a changed job is another entry and nothing has to be told to forget; distance, day,
 * note and button are filled in for each reader.
 * @param elsewhereFrom the job before which a line says so.
 */
export async function cardsHtml(
  cards: readonly CardToDraw[],
  { kind, language, elsewhereFrom = null }: CardsOptions,
): Promise<{ id: string; html: string }[]> {
  const [{ renderToStaticMarkup }, t] = await Promise.all([import("react-dom/server"), translatorOf(language)]);
  const draw = (node: ReactNode): string => (node === null ? "" : renderToStaticMarkup(node));
  const fill = (key: readonly unknown[], node: () => ReactNode): string =>
    filled.get(JSON.stringify([language, ...key]), () => draw(node()));
  const today = dayInIndia();
  return cards.map(({ job, note }) => {
    const shared = kept.get(JSON.stringify([kind, language, sharedFields(job)]), () =>
      draw(
        <li>
          <JobCard job={job} kind={kind} holes={HOLES} t={t} />
        </li>,
      ),
    );
    const filling: Record<string, string> = {
      place: fill(["place", job.place, job.location, job.distance], () => <PlaceLine text={placeAway(job, t)} />),
      day: fill(["day", dayInIndia(new Date(postedAt(job))), today], () => (
        <DayLine posted={postedInWords(job, t, language)} />
      )),
      note: note === undefined ? "" : draw(<NoteLine note={note} />),
      action: fill(["action", job.id, kind, job.status, job.applied], () => <CardAction job={job} kind={kind} t={t} />),
      heart: fill(["heart", job.id, job.saved], () => <CardHeart job={job} t={t} />),
    };
    const line = job.id === elsewhereFrom ? fill(["elsewhere"], () => <ElsewhereLine t={t} />) : "";
    return { id: job.id, html: line + fillHoles(shared, filling) };
  });
}
