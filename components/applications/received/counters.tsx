import { CircleCheck, Clock, Users } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useTranslations } from "next-intl";
import { formatCount } from "@/lib/language/format";
import { StatCard } from "@/components/ui/stat-card";
import type { ApplicationCounts } from "@/lib/domains/applications/types";

/** The numbers of applications: all, accepted, undecided. */
export function Counters({ counts }: { counts: ApplicationCounts }) {
  const t = useTranslations("jobApplications.counters");
  return (
    <section aria-label={t("heading")} className="grid grid-cols-3 gap-2 sm:gap-3">
      <StatCard label={t("total")} value={counts.total} icon={<StillIcon icon={Users} />} className={LOW_ON_PHONES} />
      <StatCard
        label={t("accepted")}
        value={counts.accepted}
        icon={<StillIcon icon={CircleCheck} />}
        className={LOW_ON_PHONES}
      />
      <StatCard
        label={t("pending")}
        value={counts.pending}
        detail={counts.shortlisted > 0 ? t("shortlisted", { count: formatCount(counts.shortlisted) }) : null}
        icon={<StillIcon icon={Clock} />}
        variant={counts.pending > 0 ? "attention" : "default"}
        className={LOW_ON_PHONES}
      />
    </section>
  );
}

// Three beside each other leave no room for a picture, and the applicants below are what the page is for.
const LOW_ON_PHONES =
  "max-sm:items-start max-sm:p-2.5 max-sm:[&>span]:hidden max-sm:[&_dd]:text-lg max-sm:[&_dd]:leading-tight max-sm:[&_dd+dd]:text-sm max-sm:[&_dt]:text-sm max-sm:[&_dt]:leading-tight";
