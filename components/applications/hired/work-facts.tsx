import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon, type IconName } from "@/components/ui/icon";
import type { Work } from "@/lib/domains/applications/hire-types";
import type { WorkEnder } from "@/lib/domains/applications/options";
import { formatDate, formatSalary } from "@/lib/language/format";

type Props = { work: Pick<Work, "since" | "salaryMin" | "salaryMax" | "ended">; side: WorkEnder };

/** Since when, for how much, and that it has ended: the same for both sides. */
export function WorkFacts({ work: { since, salaryMin, salaryMax, ended }, side }: Props) {
  const t = useTranslations("workEnd");
  const locale = useLocale();
  const pay = formatSalary(salaryMin, salaryMax);
  return (
    <ul className="grid grid-cols-1 gap-1.5">
      <Line icon="calendar-days">{t("since", { date: formatDate(since, locale) })}</Line>
      {pay === null ? null : <Line icon="wallet">{t("pay", { pay })}</Line>}
      {ended === null ? null : (
        <Line icon="circle-stop">
          <strong>{t(ended.by === side ? "byYou" : `${side}.byOther`, { date: formatDate(ended.at, locale) })}</strong>
        </Line>
      )}
    </ul>
  );
}

const Line = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className="flex items-start gap-2">
    <Icon name={icon} className="mt-0.5 size-5 shrink-0" />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </li>
);
