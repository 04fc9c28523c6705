"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { LoadMore } from "@/components/jobs/dashboard/load-more";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";
import { useReceivedApplications, type FirstPage } from "@/lib/applications/client";
import type { ReceivedApplication } from "@/lib/applications/types";
import { NoApplications } from "./no-applications";
import { ReceivedCard } from "./received-card";

export interface ReceivedListProps {
  jobId: string;
  initial: FirstPage<ReceivedApplication>;
  /** Address of this page from the next application on, for 'Load more' without script. */
  nextHref: string | null;
}

/** All who applied, newest first. */
export function ReceivedList({ jobId, initial, nextHref }: ReceivedListProps) {
  const t = useTranslations("jobApplications.list");
  const problemText = useProblemText();
  const query = useReceivedApplications(jobId, initial);
  const heading = useRef<HTMLHeadingElement>(null);
  const applications = query.data.pages.flatMap((page) => page.items);
  const loadMore = async () => {
    const { isError, error } = await query.fetchNextPage();
    if (isError) showToast({ variant: "destructive", title: t("moreFailed"), description: problemText(error) });
  };
  return (
    <section aria-labelledby="applicants" className="grid grid-cols-1 gap-4">
      <h2 id="applicants" ref={heading} tabIndex={-1} className="text-xl">
        {t("heading")}
      </h2>
      <p role="status" className="sr-only">
        {t("shown", { count: applications.length })}
      </p>
      {query.isRefetchError ? (
        <p role="alert" className="flex flex-wrap items-center gap-3">
          {t("refreshFailed")}
          <Button variant="secondary" onClick={() => void query.refetch()}>
            {t("retry")}
          </Button>
        </p>
      ) : null}
      {applications.length === 0 ? (
        <NoApplications />
      ) : (
        <ul className="grid grid-cols-1 gap-4">
          {applications.map((application) => (
            <li key={application.id}>
              <ReceivedCard application={application} onGone={() => heading.current?.focus()} />
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage ? (
        <LoadMore
          href={nextHref ?? ""}
          label={t("more")}
          pendingLabel={t("loadingMore")}
          isPending={query.isFetchingNextPage}
          onLoad={() => void loadMore()}
        />
      ) : null}
    </section>
  );
}
