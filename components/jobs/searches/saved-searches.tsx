"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";
import { endSearch } from "@/lib/domains/jobs/saved-search-client";

/** @param props.searches each with its words. Needs the texts of `jobs.tellMe` and `errors`. */
export function SavedSearches({ searches }: { searches: readonly { id: string; text: string }[] }) {
  const t = useTranslations("jobs.tellMe");
  const problemText = useProblemText();
  const [shown, setShown] = useState(searches);
  const [ending, setEnding] = useState<string | null>(null);
  async function end(id: string): Promise<void> {
    setEnding(id);
    try {
      await endSearch(id);
      setShown((all) => all.filter((search) => search.id !== id));
    } catch (error) {
      showToast({ variant: "destructive", title: problemText(error) });
    } finally {
      setEnding(null);
    }
  }
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
              pending={ending === id}
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
