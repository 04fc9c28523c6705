import { BriefcaseBusiness, FileText, Users } from "lucide-react";
import { useTranslations } from "next-intl";
import { DayBars } from "@/components/shared/charts/day-bars";
import { Card } from "@/components/ui/card";
import { StatCard } from "@/components/ui/stat-card";
import { StillIcon } from "@/components/ui/still-icon";
import type { AdminStats, DailyFigures } from "@/lib/domains/admin/types";
import { formatCount } from "@/lib/language/format";

const COUNTED = ["users", "jobs", "applications"] as const;

/** Registrations, jobs and applications per day. */
export function Figures({ figures }: { figures: readonly DailyFigures[] }) {
  const t = useTranslations("adminDashboard.figures");
  return (
    <Card>
      <DayBars
        title={t("heading", { days: figures.length })}
        series={COUNTED.map((name) => ({
          label: t(name),
          days: figures.map((figure) => ({ day: figure.day, count: figure[name] })),
        }))}
      />
    </Card>
  );
}

/** The platform's totals. */
export function AdminStatCards({ stats }: { stats: AdminStats }) {
  const t = useTranslations("adminDashboard.stats");
  return (
    <section aria-label={t("heading")} className="grid gap-3 sm:grid-cols-3">
      <StatCard
        label={t("users")}
        value={formatCount(stats.totalUsers)}
        detail={t("usersDetail")}
        icon={<StillIcon icon={Users} />}
      />
      <StatCard
        label={t("jobs")}
        value={formatCount(stats.activeJobs)}
        detail={t("jobsDetail")}
        icon={<StillIcon icon={BriefcaseBusiness} />}
      />
      <StatCard
        label={t("applications")}
        value={formatCount(stats.totalApplications)}
        detail={t("applicationsDetail")}
        icon={<StillIcon icon={FileText} />}
      />
    </section>
  );
}
