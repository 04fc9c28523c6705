import { markPictogram } from "@/components/account/mark-pictogram";
import { AppLink } from "@/components/shared/app-link";
import { aloneMask, categoryMask, smallMask } from "@/components/shared/pictograms/mask";
import { CATEGORY_TILES, categoryPictogram } from "@/components/shared/pictograms/tiles";
import { HidingImage } from "@/components/ui/hiding-image";
import { cn } from "@/lib/core/utils";
import type { JobCardView } from "@/lib/domains/jobs/types";
import { isKnown } from "@/lib/domains/users/mark-policy";
import { href } from "@/lib/access/routes";
import { useSaved } from "../save/use-saved";
import { SpeakButton } from "../speech/speak-button";
import { CardMiddle } from "./card-middle";
import type { CardTexts } from "./card-view";
import "./job-card.css";

const LOOKS = { main: "", outline: "is-outline", submitted: "is-submitted" } as const;

/**
 * A job in a list: what, how much, where, when, who offers it, and one button. One and the beginning of the next fit a phone's screen.
 * Pressing anywhere except the buttons opens the job, whose page has the rest.
 */
export function JobCard({ job, texts }: { job: JobCardView; texts: CardTexts }) {
  const { id, mark, offerer, action } = job;
  const labelId = `job-${id}`;
  const { isSaved, toggle } = useSaved(id, job.isSaved);
  return (
    <article aria-labelledby={labelId} className="job-card">
      <CardPicture {...job.picture} />
      <h3 id={labelId}>
        {/* Place and hours are in lines of their own; a heading read on its own needs them. */}
        <AppLink href={href.job(id)} aria-label={job.name}>
          {job.heading}
        </AppLink>
        {mark ? <span className={cn("job-card-mark", mark.isUrgent && "is-urgent")}>{mark.text}</span> : null}
      </h3>
      <CardMiddle job={job} noPay={texts.noPay} />
      <p className="job-card-about">
        <span dir="auto" className="job-card-offerer">
          {offerer.name}
        </span>
        <span className={cn(smallMask(markPictogram(offerer.mark)), isKnown(offerer.mark) && "is-known")}>
          {texts.marks[offerer.mark]}
        </span>
        <span>{job.counts}</span>
      </p>
      <SpeakButton jobId={id} aria-describedby={labelId} className="job-card-speaker" />
      <AppLink href={action.href} aria-describedby={labelId} className={cn("job-card-action", LOOKS[action.look])}>
        {action.label}
      </AppLink>
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

/** The employer's picture over the category's pictogram, which shows if there is none or it cannot be loaded. */
function CardPicture({ category, image }: JobCardView["picture"]) {
  const name = categoryPictogram(category);
  return (
    <div className={cn("tile job-card-picture", CATEGORY_TILES[name], categoryMask(name))}>
      {image ? (
        <HidingImage
          src={href.upload(image, "small")}
          width={64}
          height={64}
          // React would load all others at once: it writes a link that preloads them.
          loading="lazy"
          className="absolute inset-0 size-full object-cover"
        />
      ) : null}
    </div>
  );
}
