import { useTranslations } from "next-intl";
import { DayBars } from "@/components/shared/charts/day-bars";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { StatCard } from "@/components/ui/stat-card";
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
      <p className="text-muted-foreground pt-2">{t("note")}</p>
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
        icon={<Icon name="users" />}
      />
      <StatCard
        label={t("jobs")}
        value={formatCount(stats.activeJobs)}
        detail={t("jobsDetail")}
        icon={<Icon name="briefcase-business" />}
      />
      <StatCard
        label={t("applications")}
        value={formatCount(stats.totalApplications)}
        detail={t("applicationsDetail")}
        icon={<Icon name="file-text" />}
      />
    </section>
  );
}
