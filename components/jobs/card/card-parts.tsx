import { aloneMask, smallMask } from "@/components/shared/pictograms/mask";
import type { JobCard } from "@/lib/domains/jobs/types";
import { href } from "@/lib/access/routes";
import type { Translator } from "@/components/jobs/heading/compose-heading";
import type { JobCardKind } from "@/lib/domains/jobs/options";
import type { Posted } from "./posted";

/** The place, and how far it is. */
export const PlaceLine = ({ text }: { text: string }) => (
  <p dir="auto" className={`${smallMask("place")} job-card-place`}>
    {text}
  </p>
);

/** Says that the jobs below it are outside the worker's places. */
export const ElsewhereLine = ({ t }: { t: Translator }) => (
  <li className="col-span-full">
    <h3 className="job-list-line">{t("jobs.list.elsewhere")}</h3>
  </li>
);

/** "Today" or "yesterday"; an older day is left out. */
export const DayLine = ({ posted }: { posted: Posted }) =>
  posted.isRecent ? <li className="is-day">{posted.short}</li> : null;

/** Why the job suits, and what does not. */
export const NoteLine = ({ note }: { note: string }) => (
  <p dir="auto" className="job-card-note">
    {note}
  </p>
);

type ActionProps = { job: Pick<JobCard, "id" | "status" | "applied">; kind: JobCardKind; t: Translator };

/** The card's button: it applies or leads to the job. After applying, a link to the application. */
export function CardAction({ job, kind, t }: ActionProps) {
  const [address, label, look] = job.applied
    ? [href.applied({ job: job.id }), t("jobs.card.applicationSubmitted"), " is-submitted"]
    : job.status !== "open"
      ? [href.job(job.id), t("jobs.card.viewDetails"), " is-outline"]
      : kind === "apply"
        ? [href.apply(job.id), t("jobs.card.applyForPosition"), ""]
        : [href.job(job.id), t("jobs.card.applyNow"), ""];
  return (
    <a href={address} aria-describedby={`job-${job.id}`} className={`job-card-action${look}`}>
      {label}
    </a>
  );
}

/** The heart keeps the job for later. */
export const CardHeart = ({ job, t }: { job: Pick<JobCard, "id" | "saved">; t: Translator }) => (
  <button
    type="button"
    data-save={job.id}
    aria-label={t("jobs.save.save")}
    aria-pressed={job.saved ?? false}
    aria-describedby={`job-${job.id}`}
    className={`${aloneMask(job.saved ? "heart-full" : "heart")} job-card-heart`}
  />
);
