import { CategoryPictogram } from "@/components/shared/pictograms/pictogram";
import { CATEGORY_TILES, categoryPictogram } from "@/components/shared/pictograms/tiles";
import { HidingImage } from "@/components/ui/hiding-image";
import { cn } from "@/lib/core/utils";
import type { JobCard } from "@/lib/domains/jobs/types";
import { href } from "@/lib/access/routes";

export interface JobPictureProps {
  job: Pick<JobCard, "category" | "preview_image" | "defaultPreviewImageId">;
  /** Loaded at once, since it is visible at once; others wait until they come near the screen. */
  isFirst?: boolean;
  /** Wider than a card: computers load the full picture, phones still the small one. */
  isLarge?: boolean;
  className?: string;
}

/** The preview picture in a frame of constant size. If it cannot be loaded, the category's drawing shows. */
export function JobPicture({ job, isFirst = false, isLarge = false, className }: JobPictureProps) {
  const address = addressOf(job);
  return (
    <div
      className={cn(
        "tile relative flex aspect-video items-center justify-center overflow-hidden",
        CATEGORY_TILES[categoryPictogram(job.category)],
        className,
      )}
    >
      <CategoryPictogram category={job.category} className="size-24" />
      <picture>
        {isLarge && job.preview_image ? (
          <source media="(min-width: 640px)" srcSet={href.upload(job.preview_image)} />
        ) : null}
        {address ? (
          <HidingImage
            src={address}
            width={640}
            height={360}
            loading={isFirst ? "eager" : "lazy"}
            fetchPriority={isFirst ? "high" : undefined}
            className="absolute inset-0 size-full object-cover"
          />
        ) : null}
      </picture>
    </div>
  );
}

/** Null for a draft without a kind of work. */
function addressOf({ category, preview_image, defaultPreviewImageId }: JobPictureProps["job"]): string | null {
  if (preview_image) return href.upload(preview_image, "small");
  const drawing = defaultPreviewImageId ?? category;
  return drawing && href.categoryPicture(drawing);
}
