import { useLocale, useTranslations } from "next-intl";
import { formatDate } from "@/lib/language/format";
import type { WorkExperience } from "@/lib/domains/profiles/types";

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
              from: formatDate(entry.startDate, locale),
              to: entry.endDate ? formatDate(entry.endDate, locale) : t("now"),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
