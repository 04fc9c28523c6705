import { categoryMask, smallMask, type SmallMask } from "@/components/shared/pictograms/mask";
import { CATEGORY_TILES, categoryPictogram } from "@/components/shared/pictograms/tiles";
import { cn } from "@/lib/core/utils";
import type { JobCardView } from "@/lib/domains/jobs/types";
import "./job-card.css";

/** A job's card to be looked at: nothing on it can be pressed. */
export function LookCard({ job: { heading, pay, place, facts, offerer, action, picture } }: { job: JobCardView }) {
  const name = categoryPictogram(picture.category);
  return (
    <article aria-labelledby="look-heading" className="job-card">
      <div className={cn("tile job-card-picture", CATEGORY_TILES[name], categoryMask(name))} />
      <h3 id="look-heading">{heading}</h3>
      <p className="job-card-pay">
        {pay?.before}
        <span className="text-pay">{pay?.amount}</span>
        {pay?.after}
      </p>
      <p dir="auto" className={`${smallMask("place")} job-card-place`}>
        {place}
      </p>
      <ul className="job-card-facts">
        {facts.map((fact) => (
          <li key={fact.picture} dir="auto" lang={fact.lang} className={smallMask(fact.picture as SmallMask)}>
            {fact.text}
          </li>
        ))}
      </ul>
      <p className="job-card-about">{offerer.name}</p>
      <p className="job-card-action">{action.label}</p>
    </article>
  );
}
