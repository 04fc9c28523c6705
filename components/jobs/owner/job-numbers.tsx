import { Eye, Users } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useTranslations } from "next-intl";
import { StatCard } from "@/components/ui/stat-card";

/** A job's numbers of views and applications. */
export function JobNumbers({ job }: { job: { applications: number; views: number } }) {
  const t = useTranslations("ownJob");
  return (
    <section aria-label={t("numbers")} className="grid grid-cols-2 gap-3">
      <StatCard
        label={t("applications")}
        value={job.applications}
        icon={<StillIcon icon={Users} />}
        className={STACKED}
      />
      <StatCard label={t("views")} value={job.views} icon={<StillIcon icon={Eye} />} className={STACKED} />
    </section>
  );
}

// There is no room for the longest label beside a picture.
const STACKED = "flex-col items-start";
