import { useTranslations } from "next-intl";
import { DayBars } from "@/components/shared/charts/day-bars";
import { Card } from "@/components/ui/card";
import type { DailyFigures } from "@/lib/domains/admin/types";

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
