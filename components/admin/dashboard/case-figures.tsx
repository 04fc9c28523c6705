import { useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { Card } from "@/components/ui/card";
import { href } from "@/lib/access/routes";
import type { CaseFigures } from "@/lib/domains/admin/case-types";
import { formatCount } from "@/lib/language/format";
import { textLink } from "../table-parts";

/** How soon cases get their first answer, and what waits; leads to the queue. */
export function CaseFiguresCard({ figures: { waiting, late, answered, inTime } }: { figures: CaseFigures }) {
  const t = useTranslations("cases");
  return (
    <Card className="flex-row flex-wrap items-center gap-x-6 gap-y-1 py-3">
      <h2 className="text-lg">{t("figures.title")}</h2>
      <p className="text-lg font-bold tabular-nums">
        {t("figures.value", { inTime: formatCount(inTime), answered: formatCount(answered) })}
      </p>
      <AppLink href={href.adminCases()} className={textLink}>
        {t("figures.waiting", { waiting: formatCount(waiting), late: formatCount(late) })}
      </AppLink>
    </Card>
  );
}
