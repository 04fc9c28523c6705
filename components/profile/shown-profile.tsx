import { useLocale, useTranslations } from "next-intl";
import { TypedText } from "@/components/shared/translation/typed-text";
import { Badge } from "@/components/ui/badge";
import type { WorkerProfile, WorkExperience } from "@/lib/domains/profiles/types";
import { formatMonth } from "@/lib/language/format";

/** A worker's skills. */
export function SkillBadges({ skills }: { skills: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5 pt-1">
      {skills.map((skill) => (
        <li key={skill}>
          <Badge>
            <TypedText text={skill} fit="words" />
          </Badge>
        </li>
      ))}
    </ul>
  );
}

/** A worker's previous jobs, newest first. */
export function WorkHistory({ entries }: { entries: WorkExperience[] }) {
  const t = useTranslations("jobApplications.card");
  const locale = useLocale();
  return (
    <ul className="grid gap-2">
      {entries.map((entry) => (
        <li key={`${entry.company}-${entry.startDate}`}>
          <span className="block wrap-anywhere">{t("job", { title: entry.jobTitle, company: entry.company })}</span>
          <span className="text-muted-foreground block font-normal">
            {t("period", {
              from: formatMonth(entry.startDate, locale),
              to: entry.endDate ? formatMonth(entry.endDate, locale) : t("now"),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A worker's own texts in the profile, except names, places and contact details. */
export const profileTexts = (profile: Pick<WorkerProfile, "availability" | "skills" | "bio">): (string | null)[] => [
  profile.availability,
  ...profile.skills,
  profile.bio,
];
