import { useTranslations } from "next-intl";
import { optionPictogram } from "@/components/shared/pictograms/by-option";
import { SMALL_MASKS, smallMask, type SmallMask } from "@/components/shared/pictograms/mask";
import { isOneOf } from "@/lib/objects";
import type { JobCard } from "@/lib/jobs/types";
import { usePosted } from "./posted";

export interface CardFactsProps {
  job: JobCard;
  hours: string | null;
  /** The employer's name, where the list shows it. */
  employer: string | null;
}

/** Hours, what is given, and the day of posting: small pictures with a word or two each. */
export function CardFacts({ job, hours, employer }: CardFactsProps) {
  const t = useTranslations("jobs.card");
  const posted = usePosted(job);
  const facts: [SmallMask, string | null][] = [
    ["company", employer],
    [hoursMask(job), hours],
    ["accommodation", job.accommodationProvided ? t("room") : null],
    ["verified", job.employer_verified ? t("verified") : null],
  ];
  return (
    <ul className="flex flex-wrap gap-x-3 leading-snug">
      {facts.map(([mask, text]) =>
        text === null ? null : (
          <li key={mask} dir="auto" className={`${smallMask(mask)} wrap-anywhere`}>
            {text}
          </li>
        ),
      )}
      <li className="text-muted-foreground ms-auto">
        <time dateTime={posted.at} suppressHydrationWarning>
          {posted.short}
        </time>
      </li>
    </ul>
  );
}

// Hours in the employer's own words get the clock.
function hoursMask({ shift }: JobCard): SmallMask {
  const pictogram = optionPictogram(shift ?? "");
  return isOneOf(SMALL_MASKS, pictogram) ? pictogram : "shift-standard";
}
