"use client";

import { useTranslations } from "next-intl";
import type { Application } from "@/lib/applications/types";
import { useStatusNews } from "./use-status-news";

/** Announces employers' decisions to screen readers, politely. */
export function StatusNews({ pages }: { pages: readonly { items: Application[] }[] }) {
  const t = useTranslations("applied");
  const status = useTranslations("options.applicationStatus");
  const news = useStatusNews(pages);
  return (
    <div role="status" className="sr-only">
      {news.map((application) => (
        <p key={application.id}>
          {t("statusNews", { title: application.job.title, status: status(application.status) })}
        </p>
      ))}
    </div>
  );
}
