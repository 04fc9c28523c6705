import { BriefcaseBusiness, FileText, Users } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useTranslations } from "next-intl";
import { StatCard } from "@/components/ui/stat-card";
import type { AdminStats } from "@/lib/domains/admin/types";
import { formatCount } from "@/lib/language/format";

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
