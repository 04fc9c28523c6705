import { useLocale, useTranslations } from "next-intl";
import type { DayCount } from "@/lib/core/time";
import { cn } from "@/lib/core/utils";
import { formatCount, formatDay } from "@/lib/language/format";

export interface DayBarsProps {
  /** The chart's visible and accessible name. */
  title: string;
  /**
   * One to three, over the same days. Each is drawn separately with its own scale, so that nothing depends on colour.
   * Three are side by side if there is room.
   */
  series: readonly DaySeries[];
}

/** Counts per day as bars, drawn on the server, with an expandable table of the figures. */
export function DayBars({ title, series }: DayBarsProps) {
  const t = useTranslations("charts");
  return (
    <figure className="grid grid-cols-1 gap-3">
      <figcaption className="text-base font-bold">{title}</figcaption>
      <div className={cn("grid grid-cols-1 items-start gap-x-6 gap-y-3", series.length === 3 && "lg:grid-cols-3")}>
        {series.map((one) => (
          <Bars key={one.label} series={one} isNamed={series.length > 1} />
        ))}
      </div>
      <details>
        <summary className="text-primary flex min-h-12 w-fit items-center underline decoration-2 underline-offset-4">
          {t("showTable")}
        </summary>
        <DayTable title={title} series={series} />
      </details>
    </figure>
  );
}

function Bars({ series: { label, days }, isNamed }: { series: DaySeries; isNamed: boolean }) {
  const t = useTranslations("charts");
  const locale = useLocale();
  const busiest = busiestOf(days);
  const total = formatCount(totalOf(days));
  const summary = busiest
    ? t("summary", { label, total, most: formatCount(busiest.count), day: formatDay(busiest.day, locale) })
    : t("none", { label });
  const top = topOf(busiest?.count ?? 0);
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-2 gap-y-1">
      {isNamed ? <p className="col-span-2 font-semibold">{label}</p> : null}
      <Scale top={top} />
      {/* Stretched to the available width, so it contains no text. */}
      <svg
        role="img"
        aria-label={summary}
        viewBox={`0 0 ${days.length} ${top}`}
        preserveAspectRatio="none"
        className="my-3 h-32 w-full overflow-visible"
      >
        {[0, top / 2, top].map((y) => (
          <line
            key={y}
            x1={0}
            x2={days.length}
            y1={y}
            y2={y}
            vectorEffect="non-scaling-stroke"
            className={y === top ? "stroke-input" : "stroke-border"}
          />
        ))}
        {days.map(({ day, count }, index) => (
          <rect
            key={day}
            x={index + BAR_GAP / 2}
            y={top - count}
            width={1 - BAR_GAP}
            height={count}
            className="fill-primary"
          />
        ))}
      </svg>
      <DayLabels days={days} />
      <p className="text-muted-foreground col-start-2 text-base">{summary}</p>
    </div>
  );
}

/** Fraction of a day's width left empty. */
const BAR_GAP = 0.25;

const Scale = ({ top }: { top: number }) => (
  <div
    aria-hidden
    className="text-muted-foreground flex h-38 flex-col justify-between text-end text-base leading-6 tabular-nums"
  >
    {[top, top / 2, 0].map((value) => (
      <span key={value}>{formatCount(value)}</span>
    ))}
  </div>
);

function DayLabels({ days }: { days: readonly DayCount[] }) {
  const locale = useLocale();
  const places = [...new Set([0, Math.floor((days.length - 1) / 2), days.length - 1])];
  return (
    <p aria-hidden className="text-muted-foreground col-start-2 flex justify-between gap-2 text-base">
      {places.map((place) => {
        const day = days[place]?.day;
        return day ? <span key={day}>{formatDay(day, locale)}</span> : null;
      })}
    </p>
  );
}

/** The figures behind the bars, newest day first. */
function DayTable({ title, series }: { title: string; series: readonly DaySeries[] }) {
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

/** A name ("Applications") and its counts on up to 90 days, oldest first and without gaps. */
type DaySeries = { label: string; days: readonly DayCount[] };

const STEPS = [4, 10, 20];

/**
 * The value at a chart's upper edge: 4, 10 or 20 times a power of ten, so that its half is a whole number too, and a
 * single application does not look like a rush.
 * @param most the highest count, 0 or more. @example topOf(7) // 10
 */
export function topOf(most: number): number {
  for (let power = 1; ; power *= 10) {
    const step = STEPS.find((candidate) => candidate * power >= most);
    if (step !== undefined) return step * power;
  }
}

/** Sum of all days. */
export const totalOf = (days: readonly DayCount[]): number => days.reduce((sum, { count }) => sum + count, 0);

/** The day with the highest count, the latest of equals; null if every day is empty. */
export function busiestOf(days: readonly DayCount[]): DayCount | null {
  const busiest = days.reduce<DayCount | null>((best, day) => (best && best.count > day.count ? best : day), null);
  return busiest && busiest.count > 0 ? busiest : null;
}
