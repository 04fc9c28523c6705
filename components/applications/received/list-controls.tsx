"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useOptionLabels } from "@/components/jobs/owner/option-labels";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { href } from "@/lib/access/routes";
import { APPLICANT_SORTS } from "@/lib/domains/applications/options";
import { WORKER_EXPERIENCE_LEVELS } from "@/lib/domains/profiles/options";
import { formatCount, formatRupees } from "@/lib/language/format";
import { HOURS_PARTS } from "@/lib/language/hours/options";
import type { ApplicantFilters } from "./list-filters";

const KILOMETRES = ["5", "10", "20", "60"];
const PAY_STEPS = ["10000", "15000", "20000", "25000", "30000", "40000"];

type Props = { jobId: string; filters: ApplicantFilters };

/** Name, order and filters of the list: a form whose answers are the address, with a button until the script runs. */
export function ListControls({ jobId, filters }: Props) {
  const t = useTranslations("jobApplications.filters");
  const tHours = useTranslations("jobs.filters.hoursPart");
  const { phrase } = useOptionLabels();
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const narrow = [filters.within, filters.pay_to, filters.years, filters.hours].filter(Boolean).length;
  const [isOpen, setIsOpen] = useState(narrow > 0);
  // After Back the fields say again what the address says, and the one that was changed keeps the focus. A refresh of the page changes
  // nothing: somebody may be typing a name.
  const address = href.jobApplications(jobId, filters);
  const drawn = useRef(address);
  const follow = useEffectEvent(() => {
    const fields = form.current!.elements as unknown as Record<string, { value: string } | undefined>;
    for (const [name, value] of Object.entries({ ...filters, sort: filters.sort ?? "newest" })) {
      const field = fields[name];
      if (field) field.value = value ?? "";
    }
  });
  useEffect(() => {
    if (drawn.current === address) return;
    drawn.current = address;
    follow();
  }, [address]);
  const go = () => {
    const typed = Object.fromEntries(new FormData(form.current!)) as Record<string, string>;
    router.push(
      href.jobApplications(jobId, {
        status: filters.status,
        ...typed,
        sort: typed.sort === "newest" ? null : (typed.sort ?? null),
      }),
      {
        scroll: false,
      },
    );
  };
  const choices: { name: "within" | "pay_to" | "years" | "hours"; options: readonly (readonly [string, string])[] }[] =
    [
      { name: "within", options: KILOMETRES.map((km) => [km, t("withinKm", { km: formatCount(Number(km)) })]) },
      { name: "pay_to", options: PAY_STEPS.map((pay) => [pay, t("upTo", { pay: formatRupees(Number(pay)) })]) },
      {
        name: "years",
        options: WORKER_EXPERIENCE_LEVELS.slice(1).map((level) => [
          level,
          t("orMore", { level: phrase("experience", level) }),
        ]),
      },
      { name: "hours", options: HOURS_PARTS.map((part) => [part, tHours(part)]) },
    ];
  return (
    <form
      ref={form}
      role="search"
      aria-label={t("heading")}
      action={href.jobApplications(jobId)}
      method="get"
      className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
      onChange={({ target }) => {
        if (target instanceof HTMLSelectElement) go();
      }}
    >
      {filters.status ? <input type="hidden" name="status" value={filters.status} /> : null}
      <div className="relative">
        <Input
          type="search"
          name="search"
          aria-label={t("search")}
          placeholder={t("search")}
          defaultValue={filters.search ?? ""}
          maxLength={100}
          enterKeyHint="search"
          className="pe-12"
        />
        <Button type="submit" variant="ghost" size="icon" aria-label={t("find")} className="absolute end-0 top-0">
          <Icon name="search" />
        </Button>
      </div>
      <div className="flex gap-2 sm:contents">
        <Select
          name="sort"
          aria-label={t("sort")}
          defaultValue={filters.sort ?? "newest"}
          options={APPLICANT_SORTS.map((sort) => ({ value: sort, label: t(`sorts.${sort}`) }))}
        />
        <Button
          variant="outline"
          className="shrink-0 whitespace-nowrap noscript:hidden"
          aria-expanded={isOpen}
          aria-controls="applicant-filters"
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="sliders-horizontal" />
          {t("open")}
          {narrow > 0 ? ` (${narrow})` : null}
        </Button>
      </div>
      <div
        id="applicant-filters"
        hidden={!isOpen}
        className="grid grid-cols-2 gap-2 sm:col-span-3 sm:grid-cols-4 noscript:grid! [&[hidden]]:hidden"
      >
        {choices.map(({ name, options }) => (
          <label key={name} className="grid gap-0.5">
            <span className="text-muted-foreground text-sm">{t(name)}</span>
            <Select
              name={name}
              defaultValue={filters[name] ?? ""}
              placeholder={t("any")}
              options={options.map(([value, label]) => ({ value, label }))}
            />
          </label>
        ))}
      </div>
    </form>
  );
}
