"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { AppLink } from "@/components/shared/app-link";
import { useProblemText } from "@/components/shared/problem-text";
import { useKeys } from "@/components/shared/use-keys";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast";
import { href } from "@/lib/access/routes";
import { passJob } from "@/lib/domains/admin/client";
import type { NewJob } from "@/lib/domains/admin/types";
import { formatDateTime, formatSalary } from "@/lib/language/format";
import { isTyping } from "../is-typing";
import { ActWithReason } from "../job/job-acts";

const KEYS = ["j", "k", "o", "h"] as const;
type Key = (typeof KEYS)[number];

/** With so many left, the next ones are fetched. */
const AHEAD = 10;

export interface SkimListProps {
  jobs: readonly NewJob[];
  /** Whether there are others, which come once these are done. */
  hasMore: boolean;
}

/** New jobs one below the other: j and k move, o says that one is fine, h holds one after a reason, ? shows the keys. */
export function SkimList({ jobs, hasMore }: SkimListProps) {
  const t = useTranslations("adminSkim");
  const locale = useLocale();
  const router = useRouter();
  const problemText = useProblemText();
  const list = useRef<HTMLUListElement>(null);
  const [done, setDone] = useState<readonly string[]>([]);
  const [showsKeys, setShowsKeys] = useState(false);
  const waitsForRows = useRef(false);
  const left = jobs.filter(({ id }) => !done.includes(id));

  const rowsShown = () => [...(list.current?.querySelectorAll<HTMLElement>("[data-job]") ?? [])];
  const rowWithFocus = () => rowsShown().findIndex((row) => row.contains(document.activeElement));
  const moveTo = (at: number) => {
    const rows = rowsShown();
    rows[Math.max(0, Math.min(at, rows.length - 1))]?.focus();
    waitsForRows.current = rows.length === 0;
  };
  // The last one was done before the next ones came: these get the focus.
  const goOn = useEffectEvent(() => {
    if (waitsForRows.current) moveTo(0);
  });
  useEffect(() => goOn(), [jobs]);
  const finish = (id: string) => {
    const at = left.findIndex((job) => job.id === id);
    setDone((before) => [...before, id]);
    // The next one has its place once this one is gone.
    requestAnimationFrame(() => moveTo(at));
    // The next ones are there before the last of these is done.
    if (left.length === AHEAD || left.length === 1) router.refresh();
  };
  const pass = async (id: string) => {
    finish(id);
    try {
      await passJob(id);
    } catch (error) {
      setDone((before) => before.filter((other) => other !== id));
      showToast({ variant: "destructive", title: t("failed"), description: problemText(error) });
    }
  };

  useKeys((event) => {
    if (isTyping(event.target)) return;
    if (event.key === "?") return setShowsKeys((shown) => !shown);
    if (!KEYS.includes(event.key as Key)) return;
    event.preventDefault();
    const at = rowWithFocus();
    const row = rowsShown()[at];
    if (event.key === "j" || event.key === "k") moveTo(at === -1 ? 0 : at + (event.key === "j" ? 1 : -1));
    else if (!row) moveTo(0);
    else if (event.key === "o") void pass(row.dataset.job ?? "");
    else row.querySelector<HTMLButtonElement>("[data-hold] button")?.click();
  });

  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <p role="status">{left.length === 0 && !hasMore ? t("none") : t("left", { count: left.length })}</p>
        <Button variant="ghost" aria-expanded={showsKeys} onClick={() => setShowsKeys(!showsKeys)}>
          <kbd>?</kbd> {t("keys")}
        </Button>
      </div>
      {showsKeys ? (
        <dl className="border-border bg-card grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-xl border p-4">
          {KEYS.map((key) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="font-mono font-bold">{key}</kbd>
              </dt>
              <dd>{t(`key.${key}`)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <ul ref={list} className="grid grid-cols-1 gap-2">
        {left.map((job) => (
          <li
            key={job.id}
            data-job={job.id}
            tabIndex={-1}
            className="border-border bg-card focus:border-primary grid gap-2 rounded-xl border-2 p-4 outline-none"
          >
            <AppLink href={href.adminJob(job.id)} dir="auto" className="min-h-6 font-bold wrap-anywhere underline">
              {job.title}
            </AppLink>
            <p className="text-muted-foreground flex flex-wrap gap-x-4">
              <span dir="auto">{job.location}</span>
              <span>{formatSalary(job.salaryMin, job.salaryMax)}</span>
              <span>{formatDateTime(job.created_at, locale)}</span>
            </p>
            {[...job.requirements, job.specialInstructions].filter(Boolean).map((text, at) => (
              <p key={at} dir="auto" className="wrap-anywhere">
                {text}
              </p>
            ))}
            <div className="flex flex-wrap gap-2">
              <Button variant="outline" onClick={() => void pass(job.id)}>
                <Icon name="check" />
                {t("pass")}
                <span className="sr-only">{job.title}</span>
              </Button>
              <span data-hold>
                <ActWithReason jobId={job.id} act="hold" onDone={() => finish(job.id)} />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
