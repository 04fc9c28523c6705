import { useTranslations } from "next-intl";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { Icon } from "@/components/ui/icon";
import { StatCard } from "@/components/ui/stat-card";
import { formatCount } from "@/lib/language/format";
import { reviewText } from "@/lib/domains/jobs/options";
import type { EmployerStats } from "@/lib/domains/jobs/types";

/** The four figures above the employer's jobs. */
export function EmployerStatCards({ stats }: { stats: EmployerStats }) {
  const t = useTranslations("dashboard.stats");
  return (
    <section aria-label={t("heading")} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard
        label={t("active")}
        value={stats.activeRequests}
        detail={t("activeDetail", { total: stats.totalRequests, shown: formatCount(stats.totalRequests) })}
        icon={<Pictogram name="check" bold />}
        className={NO_PICTURE_ON_PHONES}
      />
      <StatCard
        label={t("applications")}
        value={stats.totalApplications}
        detail={[
          ...(stats.toReview > 0 ? [t("toReview", { count: reviewText(stats.toReview) })] : []),
          t("applicationsDetail", { count: stats.applicationsToday, shown: formatCount(stats.applicationsToday) }),
        ].join(" · ")}
        icon={<Icon name="users" />}
        variant={stats.toReview > 0 ? "attention" : "default"}
        className={NO_PICTURE_ON_PHONES}
      />
      <StatCard
        label={t("views")}
        value={stats.profileViews}
        detail={t("viewsDetail")}
        icon={<Icon name="eye" />}
        className={NO_PICTURE_ON_PHONES}
      />
      <StatCard
        label={t("urgent")}
        value={stats.urgentPositions}
        detail={t("urgentDetail")}
        icon={<Pictogram name="urgency-immediate" bold />}
        variant={stats.urgentPositions > 0 ? "attention" : "default"}
        className={NO_PICTURE_ON_PHONES}
      />
    </section>
  );
}

// On a phone, two per row leave no room for a picture next to the text.
const NO_PICTURE_ON_PHONES = "max-sm:[&>span]:hidden";
