import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useOptionLabels } from "@/components/jobs/owner/option-labels";
import { useHours, type TypedHours } from "@/components/shared/hours/hours";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/utils";
import type { Job } from "@/lib/domains/jobs/types";
import { formatSalary } from "@/lib/language/format";
import { pay } from "../pay";

/** Pay, type and hours of a job at a glance, each with its name and with a text for a missing one. */
export function SummaryTiles({ job }: { job: Pick<Job, "salaryMin" | "salaryMax" | "type"> & TypedHours }) {
  const t = useTranslations("apply");
  const { phrase } = useOptionLabels();
  const hours = useHours(job);
  const salary = formatSalary(job.salaryMin, job.salaryMax);
  return (
    // Two beside each other as long as the reader's size of text leaves room for them.
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(max(min(8rem,100%),calc(50%-0.5rem)),1fr))] gap-2 leading-snug sm:grid-cols-3 lg:grid-cols-1">
      <Tile icon={<Pictogram name="pay" />} hue="tile-leaf" label={t("salary")} className="max-sm:col-span-full">
        {/* Flex, so that "per month" wraps as a whole. */}
        <span className="flex flex-wrap items-baseline gap-x-1.5">
          {salary ? t.rich("perMonth", { salary, pay }) : t("notSpecified")}
        </span>
      </Tile>
      <Tile icon={<Icon name="briefcase-business" strokeWidth={1.5} />} hue="tile-clay" label={t("type")}>
        {phrase("jobType", job.type)}
      </Tile>
      <Tile icon={<Pictogram name={hours.pictogram} />} hue="tile-lake" label={t("shift")}>
        {hours.text ? (
          <span dir="auto" lang={hours.lang}>
            {hours.text}
          </span>
        ) : (
          t("notSpecified")
        )}
      </Tile>
    </dl>
  );
}

type TileProps = { icon: ReactNode; hue: string; label: string; className?: string; children: ReactNode };

function Tile({ icon, hue, label, className, children }: TileProps) {
  return (
    <div
      className={cn(
        "border-border bg-card relative flex flex-col justify-center rounded-xl border px-3 py-2 sm:min-h-18 sm:ps-18",
        className,
      )}
    >
      <dt className="text-muted-foreground flex items-center gap-2 text-base">
        <span
          className={cn(
            "tile flex size-8 shrink-0 items-center justify-center rounded-lg [&_svg]:size-6",
            "sm:absolute sm:start-3 sm:top-3 sm:size-12 sm:[&_svg]:size-9",
            hue,
          )}
        >
          {icon}
        </span>
        {label}
      </dt>
      <dd className="font-bold wrap-anywhere">{children}</dd>
    </div>
  );
}
