"use client";

import { AppLink } from "@/components/shared/app-link";
import { aloneMask, categoryMask, smallMask, type SmallMask } from "@/components/shared/pictograms/mask";
import { CATEGORY_TILES, categoryPictogram } from "@/components/shared/pictograms/tiles";
import { HidingImage } from "@/components/ui/hiding-image";
import { cn } from "@/lib/core/utils";
import type { JobCardView } from "@/lib/domains/jobs/types";
import { href } from "@/lib/access/routes";
import { useSaved } from "../save/use-saved";
import { SpeakButton } from "../speech/speak-button";
import type { CardTexts } from "./card-view";
import "./job-card.css";

const LOOKS = { main: "", outline: "is-outline", submitted: "is-submitted" } as const;

/**
 * A job in a list: what, how much, where, when, and one button. Two fit a phone's screen. Pressing anywhere except the
 * button opens the job, whose page has the rest.
 */
export function JobCard({ job, texts }: { job: JobCardView; texts: CardTexts }) {
  const { id, pay, action } = job;
  const labelId = `job-${id}`;
  const { isSaved, toggle } = useSaved(id, job.isSaved);
  return (
    <article aria-labelledby={labelId} className="job-card">
      <CardPicture {...job.picture} verified={texts.verified} />
      <h3 id={labelId}>
        {/* Place and hours are in lines of their own; a heading read on its own needs them. */}
        <AppLink href={href.job(id)} aria-label={job.name}>
          {job.heading}
        </AppLink>
      </h3>
      {/* Flex, so that "/ month" wraps as a whole. */}
      <p className="job-card-pay">
        {pay ? (
          <>
            {pay.before}
            <span className="text-pay">{pay.amount}</span>
            {pay.after}
          </>
        ) : (
          <b>{texts.noPay}</b>
        )}
      </p>
      <p dir="auto" className={`${smallMask("place")} job-card-place`}>
        {job.place}
      </p>
      <ul className="job-card-facts">
        {job.facts.map(({ picture, text, lang, isGiven }) => (
          <li
            key={picture}
            dir="auto"
            lang={lang}
            className={cn(smallMask(picture as SmallMask), isGiven && "is-given")}
          >
            {text}
          </li>
        ))}
        {job.day ? <li className="is-day">{job.day}</li> : null}
      </ul>
      {job.note ? (
        <p dir="auto" className="job-card-note">
          {job.note}
        </p>
      ) : null}
      <AppLink href={action.href} aria-describedby={labelId} className={cn("job-card-action", LOOKS[action.look])}>
        {action.label}
      </AppLink>
      <SpeakButton jobId={id} aria-describedby={labelId} className="job-card-speaker" />
      <button
        type="button"
        data-save={id}
        aria-label={texts.save}
        aria-pressed={isSaved}
        aria-describedby={labelId}
        onClick={toggle}
        className={`${aloneMask(isSaved ? "heart-full" : "heart")} job-card-heart`}
      />
    </article>
  );
}

/**
 * The employer's picture, 96 px wide, over the category's pictogram, which shows if it cannot be loaded. Without one the
 * pictogram takes less room.
 */
function CardPicture({
  category,
  image,
  mark,
  isUrgent,
  isVerified,
  verified,
}: JobCardView["picture"] & { verified: string }) {
  const name = categoryPictogram(category);
  return (
    <div
      className={cn(
        "tile job-card-picture relative shrink-0 overflow-hidden rounded-lg",
        image ? "size-24 [--mask-size:4.25rem]" : "h-18 [--mask-size:3.25rem]",
        // Wide enough for the word in one line.
        !image && (mark ? "w-24" : "w-18"),
        CATEGORY_TILES[name],
        categoryMask(name),
        mark && "content-start pt-0.5 [--mask-size:2.5rem]",
      )}
    >
      {image ? (
        <HidingImage
          src={href.upload(image, "small")}
          width={96}
          height={96}
          // React would load all others at once: it writes a link that preloads them.
          loading="lazy"
          className="absolute inset-0 size-full object-cover"
        />
      ) : null}
      {isVerified ? (
        <span
          role="img"
          aria-label={verified}
          className={`${smallMask("verified")} bg-card text-primary absolute end-0 top-0 size-6 rounded-bl-lg`}
        />
      ) : null}
      {mark ? (
        <span
          className={cn(
            "absolute inset-x-0 bottom-0 px-1 text-center leading-snug font-semibold",
            isUrgent ? "bg-attention text-attention-foreground" : "bg-muted text-foreground",
          )}
        >
          {mark}
        </span>
      ) : null}
    </div>
  );
}
