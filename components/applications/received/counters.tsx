import { CircleCheck, Clock, Users } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useTranslations } from "next-intl";
import { formatCount } from "@/lib/format";
import { cn } from "@/lib/utils";
import { StatCard } from "@/components/ui/stat-card";
import type { ApplicationCounts } from "@/lib/applications/types";

/** The numbers of applications: all, accepted, undecided. */
export function Counters({ counts }: { counts: ApplicationCounts }) {
  const t = useTranslations("jobApplications.counters");
  return (
    <section aria-label={t("heading")} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      <StatCard
        label={t("total")}
        value={counts.total}
        icon={<StillIcon icon={Users} />}
        className={cn(NO_PICTURE_ON_PHONES, "max-sm:col-span-2")}
      />
      <StatCard
        label={t("accepted")}
        value={counts.accepted}
        icon={<StillIcon icon={CircleCheck} />}
        className={NO_PICTURE_ON_PHONES}
      />
      <StatCard
        label={t("pending")}
        value={counts.pending}
        detail={counts.shortlisted > 0 ? t("shortlisted", { count: formatCount(counts.shortlisted) }) : null}
        icon={<StillIcon icon={Clock} />}
        variant={counts.pending > 0 ? "attention" : "default"}
        className={NO_PICTURE_ON_PHONES}
      />
    </section>
  );
}

// Two per row leave no room for a picture next to the text.
const NO_PICTURE_ON_PHONES = "max-sm:[&>span]:hidden";
