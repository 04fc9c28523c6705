"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { jobWords } from "@/components/jobs/heading/job-words";
import { AppLink } from "@/components/shared/app-link";
import { LoadMore } from "@/components/shared/load-more";
import { useNews, usePollMs } from "@/components/shared/news";
import { useProblemText } from "@/components/shared/problem-text";
import { useFocusOnNew } from "@/components/shared/use-focus-on-new";
import { useReload } from "@/components/shared/use-reload";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { href } from "@/lib/access/routes";
import { cn } from "@/lib/core/utils";
import { useOwnApplications } from "@/lib/domains/applications/client";
import type { Application } from "@/lib/domains/applications/types";
import type { ListPage } from "@/lib/platform/http/api-fetch";
import { ApplicationCard, ApplicationCardSkeleton } from "./application-card";
import { pageOf, tabHref, type Tab } from "./filters";

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

/** An empty tab, with a link to continue. */
function NoApplications({ tab }: { tab: Tab }) {
  const t = useTranslations("applied");
  return (
    <EmptyState
      level={3}
      icon={<Icon name="clipboard-list" strokeWidth={1.5} />}
      title={t(`empty.${tab}.title`)}
      text={t(`empty.${tab}.text`)}
      action={
        tab === "all" ? (
          <AppLink href={href.home()} className={buttonVariants()}>
            {t("browse")}
          </AppLink>
        ) : (
          <AppLink href={tabHref("all")} className={cn(buttonVariants({ variant: "outline" }))}>
            {t("showAll")}
          </AppLink>
        )
      }
    />
  );
}

/**
 * A warning above a list that could not be refreshed; earlier data stays. Reloading also leads to the login if needed.
 */
function StaleNotice({ error }: { error: unknown }) {
  const t = useTranslations("applied");
  const reload = useReload();
  const problemText = useProblemText();
  return (
    <div
      role="status"
      className="bg-attention-soft text-attention-foreground flex flex-wrap items-center gap-3 rounded-xl p-4"
    >
      <Icon name="circle-alert" className="size-6 shrink-0" />
      <p className="min-w-0 flex-1 basis-60">
        {t("notFresh")} {problemText(error)}
      </p>
      <Button variant="outline" onClick={reload}>
        {t("reload")}
      </Button>
    </div>
  );
}

type Pages = readonly { items: Application[] }[];

/** Announces employers' decisions to screen readers, politely. */
function StatusNews({ pages }: { pages: Pages }) {
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

function subscribe(onChange: () => void): () => void {
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
}

/** The fragment of the address, "" on the server. Replaces `:target`, which navigation by script does not set. */
const useHash = (): string =>
  useSyncExternalStore(
    subscribe,
    () => decodeURIComponent(window.location.hash.slice(1)),
    () => "",
  );
