import type { ReactNode } from "react";
import { jobWords } from "@/components/jobs/heading/job-words";
import type { Translator } from "@/components/jobs/heading/compose-heading";
import { smallMask } from "@/components/shared/pictograms/mask";
import { formatSalary } from "@/lib/language/format";
import type { JobCard as JobCardData } from "@/lib/domains/jobs/types";
import { href } from "@/lib/access/routes";
import { cn } from "@/lib/core/utils";
import { CardPicture } from "./card-picture";
import type { JobCardKind } from "@/lib/domains/jobs/options";
import { cardFacts, cardMark } from "./card-words";
import "./job-card.css";

/** The parts of a card that differ from reader to reader and from day to day. */
interface CardParts {
  /** The place, and how far it is for this reader. */
  place: ReactNode;
  day: ReactNode;
  /** A line of its own, such as why the job suits. */
  note: ReactNode;
  /** The button. */
  action: ReactNode;
  /** Keeps the job for later. */
  heart: ReactNode;
}

export interface JobCardProps {
  job: JobCardData;
  kind: JobCardKind;
  parts: CardParts;
  t: Translator;
}

/**
 * A job in a list: what, how much, where, when, and one button. Two fit a phone's screen. Pressing anywhere except the
 * button opens the job, whose page has the rest. Without hooks and handlers: it goes to the browser as HTML (cards-html.tsx).
 */
export function JobCard({ job, kind, parts, t }: JobCardProps) {
  const { heading, employer } = jobWords(job, t);
  const salary = formatSalary(job.salaryMin, job.salaryMax);
  return (
    <article aria-labelledby={`job-${job.id}`} className="job-card">
      <CardPicture
        job={job}
        mark={cardMark(job, t)}
        verified={job.employer_verified ? t("jobs.card.verified") : null}
      />
      <h3 id={`job-${job.id}`}>
        {/* Place and hours are in lines of their own; a heading read on its own needs them. */}
        <a href={href.job(job.id)} aria-label={heading.full}>
          {heading.short}
        </a>
      </h3>
      {/* Flex, so that "/ month" wraps as a whole. */}
      <p className="job-card-pay">
        {salary === null ? (
          <b>{t("jobs.pay.notSpecified")}</b>
        ) : (
          t.rich("jobs.pay.perMonth", { salary, pay: (amount) => <span className="text-pay">{amount}</span> })
        )}
      </p>
      {parts.place}
      <ul className="job-card-facts">
        {cardFacts(job, kind === "details" ? employer : null, t).map(({ mask, text, lang, isGiven = false }) => (
          <li key={mask} dir="auto" lang={lang} className={cn(smallMask(mask), isGiven && "is-given")}>
            {text}
          </li>
        ))}
        {parts.day}
      </ul>
      {parts.note}
      {parts.action}
      {/* Shown where the phone has a voice for the reader's language (live-cards.tsx). */}
      <button
        type="button"
        data-speak={job.id}
        aria-label={t("shell.speech.listen")}
        aria-describedby={`job-${job.id}`}
        className="mask-alone mask-speaker job-card-speaker"
      />
      {parts.heart}
    </article>
  );
}
