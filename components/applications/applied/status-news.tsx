"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { jobWords } from "@/components/jobs/heading/job-words";
import type { Application } from "@/lib/domains/applications/types";

type Pages = readonly { items: Application[] }[];

/** Announces employers' decisions to screen readers, politely. */
export function StatusNews({ pages }: { pages: Pages }) {
  const t = useTranslations("applied");
  const texts = useTranslations();
  const status = useTranslations("options.applicationStatus");
  const news = useStatusNews(pages);
  return (
    <div role="status" className="sr-only">
      {news.map((application) => (
        <p key={application.id}>
          {t("statusNews", {
            title: jobWords(application.job, texts).heading.short,
            status: status(application.status),
          })}
        </p>
      ))}
    </div>
  );
}

/** The applications whose status changed with the latest refresh of the list, until the next change. */
function useStatusNews(pages: Pages): Application[] {
  const [seen, setSeen] = useState(pages);
  const [news, setNews] = useState<Application[]>([]);
  // The query keeps the identity of unchanged pages.
  if (seen !== pages) {
    setSeen(pages);
    const changed = changedSince(seen, pages);
    if (changed.length > 0) setNews(changed);
  }
  return news;
}

function changedSince(before: Pages, after: Pages): Application[] {
  const statuses = new Map(itemsOf(before).map(({ id, status }) => [id, status]));
  return itemsOf(after).filter(({ id, status }) => statuses.has(id) && statuses.get(id) !== status);
}

const itemsOf = (pages: Pages): Application[] => pages.flatMap((page) => page.items);
