import { CATEGORY_TILES, categoryPictogram } from "@/components/shared/pictograms/tiles";
import { categoryMask, smallMask } from "@/components/shared/pictograms/mask";
import { cn } from "@/lib/core/utils";
import type { JobCard } from "@/lib/domains/jobs/types";
import { href } from "@/lib/access/routes";

interface CardPictureProps {
  job: Pick<JobCard, "category" | "preview_image">;
  /** A word on the picture's lower edge, such as "Urgent". */
  mark: { text: string; isUrgent: boolean } | null;
  /** Said of an employer whom we have verified: the sign alone, for the job's page has the words. */
  verified: string | null;
}

/**
 * The employer's picture, 96 px wide, over the category's pictogram, which shows if it cannot be loaded. Without one the
 * pictogram takes less room.
 */
export function CardPicture({ job, mark, verified }: CardPictureProps) {
  const name = categoryPictogram(job.category);
  return (
    <div
      className={cn(
        "tile job-card-picture relative shrink-0 overflow-hidden rounded-lg",
        job.preview_image ? "size-24 [--mask-size:4.25rem]" : "h-18 [--mask-size:3.25rem]",
        // Wide enough for the word in one line.
        !job.preview_image && (mark ? "w-24" : "w-18"),
        CATEGORY_TILES[name],
        categoryMask(name),
        mark && "content-start pt-0.5 [--mask-size:2.5rem]",
      )}
    >
      {job.preview_image ? (
        // One that cannot be loaded shows nothing, having no text of its own, and the pictogram stays.
        <img
          src={href.upload(job.preview_image, "small")}
          alt=""
          width={96}
          height={96}
          // React would load all others at once: it writes a link that preloads them.
          loading="lazy"
          className="absolute inset-0 size-full object-cover"
        />
      ) : null}
      {verified ? (
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
            mark.isUrgent ? "bg-attention text-attention-foreground" : "bg-muted text-foreground",
          )}
        >
          {mark.text}
        </span>
      ) : null}
    </div>
  );
}
