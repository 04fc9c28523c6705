import { useLocale, useTranslations } from "next-intl";
import { formatCount, formatDay } from "@/lib/language/format";
import type { DaySeries } from "./scale";

/** The figures behind the bars, newest day first. */
export function DayTable({ title, series }: { title: string; series: readonly DaySeries[] }) {
  const t = useTranslations("charts");
  const locale = useLocale();
  const days = series[0]?.days ?? [];
  return (
    // Focusable, so that arrow keys scroll it.
    <div
      role="region"
      aria-label={title}
      tabIndex={0}
      className="border-border max-h-80 overflow-auto rounded-lg border"
    >
      <table className="w-full text-base">
        <caption className="sr-only">{title}</caption>
        <thead className="bg-muted sticky top-0">
          <tr>
            <th scope="col" className="px-4 py-2 text-start">
              {t("day")}
            </th>
            {series.map(({ label }) => (
              <th key={label} scope="col" className="px-4 py-2 text-end">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days
            .map((_, index) => days.length - 1 - index)
            .map((place) => (
              <tr key={days[place]?.day} className="border-border border-t">
                <th scope="row" className="px-4 py-2 text-start font-medium">
                  {formatDay(days[place]?.day ?? "", locale)}
                </th>
                {series.map(({ label, days: counts }) => (
                  <td key={label} className="px-4 py-2 text-end tabular-nums">
                    {formatCount(counts[place]?.count ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
