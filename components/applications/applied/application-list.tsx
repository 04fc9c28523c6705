"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { TranslationGroup } from "@/components/shared/translation/translation-group";
import { useOwnApplications, type FirstPage } from "@/lib/applications/client";
import type { Application } from "@/lib/applications/types";
import { ApplicationCard } from "./application-card";
import { ApplicationCardSkeleton } from "./application-card-skeleton";
import { statusOf, type Tab } from "./filters";
import { LoadMore } from "./load-more";
import { NoApplications } from "./no-applications";
import { NotFresh } from "./not-fresh";
import { StatusNews } from "./status-news";
import { useHash } from "./use-hash";

const POLL_MS = 5000;

type Props = {
  tab: Tab;
  initial: FirstPage<Application>;
  /** False on a further page that was opened by its address: asking again would bring the first one. */
  isPolled: boolean;
};

/** The worker's applications, kept fresh while they are looked at. */
export function ApplicationList({ tab, initial, isPolled }: Props) {
  const t = useTranslations("applied");
  const query = useOwnApplications(statusOf(tab), initial, isPolled ? POLL_MS : Infinity);
  const heading = useRef<HTMLHeadingElement>(null);
  const hash = useHash();
  const pages = query.data?.pages ?? [initial];
  const applications = pages.flatMap((page) => page.items);
  return (
    <section aria-labelledby="applications" className="grid grid-cols-1 gap-4">
      <h2 id="applications" ref={heading} tabIndex={-1} className="sr-only">
        {t("list")}
      </h2>
      <StatusNews pages={pages} />
      {query.isRefetchError ? <NotFresh error={query.error} /> : null}
      {applications.length === 0 ? (
        <NoApplications tab={tab} />
      ) : (
        <TranslationGroup texts={applications.map(({ job }) => job.title)} at="start">
          <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
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
        </TranslationGroup>
      )}
      <LoadMore query={query} />
    </section>
  );
}
