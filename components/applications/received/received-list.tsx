"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { AppLink } from "@/components/shared/app-link";
import { LoadMore } from "@/components/shared/load-more";
import { useProblemText } from "@/components/shared/problem-text";
import { useFocusOnNew } from "@/components/shared/use-focus-on-new";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { href } from "@/lib/access/routes";
import { useReceivedApplications } from "@/lib/domains/applications/client";
import type { ApplicationStatus } from "@/lib/domains/applications/options";
import type { ReceivedApplication } from "@/lib/domains/applications/types";
import { formatCount } from "@/lib/language/format";
import type { ListPage } from "@/lib/platform/http/api-fetch";
import { ReceivedCard } from "./received-card";
import { useArrivals } from "./use-arrivals";

export interface ReceivedListProps {
  jobId: string;
  /** The API path of the page that the server rendered, `initial`. */
  path: string;
  /** The status shown; null for all. */
  status: ApplicationStatus | null;
  initial: ListPage<ReceivedApplication>;
  /** Address of this page starting at the next application, for 'Load more' without script. */
  nextHref: string | null;
  /** False on a further page opened by its address, which new applications would not be part of. */
  isPolled: boolean;
}

/** All applications to a job, newest first, kept up to date while the page is visible. */
export function ReceivedList({ jobId, path, status, initial, nextHref, isPolled }: ReceivedListProps) {
  const t = useTranslations("jobApplications.list");
  const problemText = useProblemText();
  const query = useReceivedApplications(jobId, path, initial);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = query.data.pages.flatMap((page) => page.items);
  const { list, expectNew } = useFocusOnNew(shown.length);
  const { waiting, withdrawn, news, show, failed, retry } = useArrivals({
    jobId,
    path,
    status,
    initial,
    shown,
    paths: [path, ...query.data.pages.slice(0, -1).flatMap(({ next }) => next ?? [])],
    isPolled,
    list,
  });
  return (
    <section aria-labelledby="applicants" className="flex flex-col gap-4">
      <h2 id="applicants" ref={heading} tabIndex={-1} className="text-xl max-sm:sr-only">
        {t("heading")}
      </h2>
      <p role="status" className="sr-only">
        {news.count > 0 ? (
          <span key={news.at}>{t("new", { count: news.count, shown: formatCount(news.count) })}</span>
        ) : null}
      </p>
      <p role="status" className="sr-only">
        {t("shown", { count: shown.length, shown: formatCount(shown.length) })}
      </p>
      {failed ? (
        <p role="status" className="flex flex-wrap items-center gap-3">
          {t("refreshFailed")}
          <Button variant="outline" onClick={retry}>
            {t("retry")}
          </Button>
        </p>
      ) : null}
      <NewsBar
        count={waiting}
        onShow={() => {
          show();
          heading.current?.focus();
        }}
      />
      {shown.length === 0 ? (
        <NoApplications jobId={jobId} isFiltered={status !== null} />
      ) : (
        <ul ref={list} className="grid grid-cols-1 gap-4">
          {shown.map((application) => (
            <li key={application.id}>
              <ReceivedCard
                application={application}
                isWithdrawn={withdrawn.has(application.id)}
                onGone={() => heading.current?.focus()}
              />
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage ? (
        <div className="pt-2">
          <LoadMore
            query={query}
            href={nextHref ?? ""}
            texts={{
              more: t("more"),
              loading: t("loadingMore"),
              failed: t("moreFailed"),
              reason: problemText(query.error),
              retry: t("retry"),
            }}
            expectNew={expectNew}
          />
        </div>
      ) : null}
    </section>
  );
}

/** Announces new applications. It overlays the list, so that nothing moves under the reader. */
function NewsBar({ count, onShow }: { count: number; onShow: () => void }) {
  const t = useTranslations("jobApplications.list");
  if (count === 0) return null;
  return (
    <div className="sticky top-[calc(var(--header-height)+0.5rem)] z-10 -mb-4 flex h-0 justify-center">
      <Button className="shadow-raised" onClick={onShow}>
        <Icon name="arrow-up" />
        {t("showNew", { count, shown: formatCount(count) })}
      </Button>
    </div>
  );
}

/** Shown for a job without applications, or a status that none of them has. */
function NoApplications({ jobId, isFiltered }: { jobId: string; isFiltered: boolean }) {
  const t = useTranslations("jobApplications.empty");
  const icon = <Icon name="inbox" strokeWidth={1.5} />;
  if (!isFiltered) return <EmptyState level={3} icon={icon} title={t("title")} text={t("text")} />;
  const showAll = (
    <AppLink href={href.jobApplications(jobId)} className={buttonVariants({ variant: "outline" })}>
      {t("showAll")}
    </AppLink>
  );
  return <EmptyState level={3} icon={icon} title={t("filtered")} action={showAll} />;
}
