"use client";

import { useTranslations } from "next-intl";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { showToast } from "@/components/ui/toast";
import type { useOwnApplications } from "@/lib/applications/client";
import { pageOf } from "./filters";

/** Fetches the next applications; without script it leads to a page that begins with them. */
export function LoadMore({ query }: { query: ReturnType<typeof useOwnApplications> }) {
  const t = useTranslations("applied");
  const problemText = useProblemText();
  const next = query.data?.pages.at(-1)?.next;
  if (!next) return null;
  const load = async () => {
    const { isError, error } = await query.fetchNextPage();
    if (isError) showToast({ variant: "destructive", title: t("loadMoreFailed"), description: problemText(error) });
  };
  return (
    <p className="flex justify-center">
      {query.isFetchingNextPage ? (
        <Button variant="secondary" pending pendingLabel={t("loadingMore")} />
      ) : (
        <a
          href={pageOf(next)}
          className={cn(buttonVariants({ variant: "secondary" }))}
          onClick={(event) => {
            event.preventDefault();
            void load();
          }}
        >
          {t("loadMore")}
        </a>
      )}
    </p>
  );
}
