import { categoryMask } from "@/components/shared/pictograms/mask";
import { CATEGORY_TILES, categoryPictogram } from "@/components/shared/pictograms/tiles";
import { cn } from "@/lib/core/utils";
import type { JobCardView } from "@/lib/domains/jobs/types";
import { CardMiddle } from "./card-middle";
import "./job-card.css";

/** A job's card to be looked at: nothing on it can be pressed. */
export function LookCard({ job }: { job: JobCardView }) {
  const name = categoryPictogram(job.picture.category);
  return (
    <article aria-labelledby="look-heading" className="job-card">
      <div className={cn("tile job-card-picture", CATEGORY_TILES[name], categoryMask(name))} />
      <h3 id="look-heading">{job.heading}</h3>
      <CardMiddle job={job} />
      <p className="job-card-about">{job.offerer.name}</p>
      <p className="job-card-action">{job.action.label}</p>
    </article>
  );
}
