"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { LoadMore } from "@/components/shared/load-more";
import { useNews, usePollMs } from "@/components/shared/news";
import { useProblemText } from "@/components/shared/problem-text";
import { useFocusOnNew } from "@/components/shared/use-focus-on-new";
import type { ListPage } from "@/lib/platform/http/api-fetch";
import { useOwnApplications } from "@/lib/domains/applications/client";
import type { Application } from "@/lib/domains/applications/types";
import { ApplicationCard, ApplicationCardSkeleton } from "./application-card";
import { pageOf, type Tab } from "./filters";
import { NoApplications } from "./no-applications";
import { StaleNotice } from "./stale-notice";
import { StatusNews } from "./status-news";
import { useHash } from "./use-hash";

const POLL_MS = 5000;

type Props = {
  tab: Tab;
  /** The API path of the page that the server rendered, `initial`. */
  path: string;
  initial: ListPage<Application>;
  /** False on a further page opened by its address: polling would fetch the first one. */
  isPolled: boolean;
};

/** The worker's applications, kept up to date while the page is visible. */
export function ApplicationList({ tab, path, initial, isPolled }: Props) {
  const t = useTranslations("applied");
  const pollMs = usePollMs(POLL_MS);
  const query = useOwnApplications(path, initial, isPolled ? pollMs : Infinity);
  const { refetch } = query;
  useNews(() => {
    if (isPolled) void refetch();
  });
  // A page that the server draws again, such as after something was sent from the outbox, has news of its own.
  const drawn = useRef(initial);
  useEffect(() => {
    if (drawn.current === initial) return;
    drawn.current = initial;
    void refetch();
  }, [initial, refetch]);
  const heading = useRef<HTMLHeadingElement>(null);
  const hash = useHash();
  const pages = query.data?.pages ?? [initial];
  const applications = pages.flatMap((page) => page.items);
  const { list, expectNew } = useFocusOnNew(applications.length);
  const next = pages.at(-1)?.next;
  const problemText = useProblemText();
  return (
    <section aria-labelledby="applications" className="grid grid-cols-1 gap-4">
      <h2 id="applications" ref={heading} tabIndex={-1} className="sr-only">
        {t("list")}
      </h2>
      <StatusNews pages={pages} />
      {query.isRefetchError ? <StaleNotice error={query.error} /> : null}
      {applications.length === 0 ? (
        <NoApplications tab={tab} />
      ) : (
        <ul ref={list} className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
          {applications.map((application) => (
            <li key={application.id} id={`job-${application.job_id}`}>
              <ApplicationCard
                application={application}
                isMarked={hash === `job-${application.job_id}`}
                onWithdrawn={() => heading.current?.focus()}
              />
            </li>
          ))}
          {query.isFetchingNextPage
            ? [1, 2, 3].map((place) => (
                <li key={place}>
                  <ApplicationCardSkeleton />
                </li>
              ))
            : null}
        </ul>
      )}
      {next ? (
        <LoadMore
          query={query}
          href={pageOf(next)}
          texts={{
            more: t("loadMore"),
            loading: t("loadingMore"),
            failed: t("loadMoreFailed"),
            reason: problemText(query.error),
          }}
          expectNew={expectNew}
        />
      ) : null}
    </section>
  );
}
