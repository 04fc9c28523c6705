"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { endSearch } from "@/lib/domains/jobs/saved-search-client";
import { useReported } from "./use-reported";

/** @param props.searches each with its words. Needs the texts of `jobs.tellMe`. */
export function SavedSearches({ searches }: { searches: readonly { id: string; text: string }[] }) {
  const t = useTranslations("jobs.tellMe");
  const [shown, setShown] = useState(searches);
  const { running, run } = useReported<string>();
  const end = (id: string) =>
    run(id, async () => {
      await endSearch(id);
      setShown((all) => all.filter((search) => search.id !== id));
    });
  return (
    <div role="status">
      {shown.length === 0 ? <p>{t("none")}</p> : null}
      <ul className="divide-border divide-y">
        {shown.map(({ id, text }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 py-1">
            <span dir="auto" className="min-w-40 flex-1 font-semibold wrap-anywhere">
              {text}
            </span>
            <Button
              variant="link"
              pending={running === id}
              pendingLabel={t("stop")}
              aria-label={`${t("stop")}: ${text}`}
              onClick={() => void end(id)}
            >
              {t("stop")}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
