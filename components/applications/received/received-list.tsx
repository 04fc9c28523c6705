"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, type RefObject } from "react";
import { useAtFirstTouch } from "@/components/shared/first-touch";
import { LoadMore } from "@/components/shared/load-more";
import { useProblemText } from "@/components/shared/problem-text";
import { useFocusOnNew } from "@/components/shared/use-focus-on-new";
import { Button } from "@/components/ui/button";
import { href } from "@/lib/access/routes";
import { keepForBack, useReceivedApplications } from "@/lib/domains/applications/client";
import { isUndecided } from "@/lib/domains/applications/policy";
import type { ReceivedApplication } from "@/lib/domains/applications/types";
import { formatCount } from "@/lib/language/format";
import type { ListPage } from "@/lib/platform/http/api-fetch";
import { ApplicantRow } from "./applicant-row";
import { KeysHelp } from "./keys-help";
import type { ApplicantFilters } from "./list-filters";
import { NewsBar, NoApplications } from "./list-notes";
import { PersonPlace } from "./person-place";
import { useArrivals } from "./use-arrivals";
import { useChosen } from "./use-chosen";
import { useListKeys } from "./use-list-keys";
import { usePerson } from "./use-person";

export interface ReceivedListProps {
  jobId: string;
  /** The API path of the page that the server rendered, `initial`. */
  path: string;
  /** Order, filters and search of the list, as in the address. */
  filters: ApplicantFilters;
  initial: ListPage<ReceivedApplication>;
  /** Those who fit best, named above the list. */
  best: readonly ReceivedApplication[];
  /** The person whom the address opens, if they are not on this page of the list. */
  named: readonly ReceivedApplication[];
  /** Address of this page starting at the next application, for 'Load more' without script. */
  nextHref: string | null;
  /** False on a further page opened by its address, which new applications would not be part of. */
  isPolled: boolean;
}

const loadBulkBar = () => import("./bulk-bar");

/** The applications to a job as rows to work through, kept up to date while the page is visible, and the person who is open. */
export function ReceivedList({
  jobId,
  path,
  filters,
  initial,
  best,
  named: extra,
  nextHref,
  isPolled,
}: ReceivedListProps) {
  const t = useTranslations("jobApplications.list");
  const problemText = useProblemText();
  const query = useReceivedApplications(jobId, path, initial);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => keepForBack(path, query.data.pages), [path, query.data.pages]);
  const shown = query.data.pages.flatMap((page) => page.items);
  const { list, expectNew } = useFocusOnNew(shown.length);
  const isNewestFirst = filters.sort === null;
  const {
    waiting: arrived,
    withdrawn,
    news,
    show,
    failed,
    retry,
  } = useArrivals({
    jobId,
    path,
    isWhole: Object.values({ ...filters, sort: null }).every((value) => value === null),
    isNewestFirst,
    status: filters.status,
    initial,
    shown,
    paths: [path, ...query.data.pages.slice(0, -1).flatMap(({ next }) => next ?? [])],
    isPolled: isPolled && isNewestFirst,
    list,
  });
  const { person, isWide, open, close } = usePerson();
  const current = [...shown, ...best, ...extra].find(({ id }) => id === person) ?? (isWide ? shown[0] : undefined);
  const personHeading = useRef<HTMLHeadingElement>(null);
  const opened = useFocusOnPerson(current?.id, personHeading);
  const chosen = useChosen(shown);
  const bulk = useAtFirstTouch(loadBulkBar);
  useReadAhead(query, person === null ? -1 : shown.findIndex(({ id }) => id === person), shown.length);
  const move = (by: 1 | -1) => {
    const next = shown[shown.findIndex(({ id }) => id === current?.id) + by];
    if (!next) return;
    open(next.id);
    list.current?.querySelector(`[data-id="${next.id}"]`)?.scrollIntoView({ block: "nearest" });
  };
  // After a decision the next one who waits takes the place; with nobody left the list is there again.
  const goOn = () => {
    const from = shown.findIndex(({ id }) => id === current?.id);
    const rest = [...shown.slice(from + 1), ...shown.slice(0, Math.max(0, from))];
    const waiting = rest.filter(({ id, status }) => isUndecided(status) && !withdrawn.has(id));
    // Those who were shortlisted before come only after somebody of them.
    const next = waiting.find(({ status }) => status === "pending" || current?.status === "shortlisted");
    if (next) {
      opened.expect();
      open(next.id);
    } else if (isWide) personHeading.current?.focus();
    else close();
  };
  useListKeys({ onMove: move });
  const rowOf = (application: ReceivedApplication) => (
    <ApplicantRow
      application={application}
      address={href.jobApplications(jobId, { ...filters, person: application.id })}
      isWithdrawn={withdrawn.has(application.id)}
      isCurrent={application.id === current?.id}
      isChosen={chosen.has(application.id)}
      isChoosing={chosen.isChoosing}
      onOpen={() => open(application.id)}
      onChoose={() => chosen.toggle(application.id)}
    />
  );
  return (
    <section
      aria-labelledby="applicants"
      className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[26rem_minmax(0,1fr)]"
    >
      <div className="flex min-w-0 flex-col gap-2">
        <div className="flex items-center justify-between gap-2">
          <h2 id="applicants" ref={heading} tabIndex={-1} className="text-xl">
            {t("heading")}
          </h2>
          {shown.length > 0 ? <KeysHelp /> : null}
        </div>
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
          count={arrived}
          onShow={() => {
            show();
            heading.current?.focus();
          }}
        />
        {best.length > 0 ? (
          <section aria-label={t("best")} className="border-primary grid gap-2 rounded-xl border-2 p-2">
            <h3 className="px-1 text-base font-bold">{t("best")}</h3>
            <ul className="grid grid-cols-1 gap-1.5">
              {best.map((application) => (
                <li key={application.id}>{rowOf(shown.find(({ id }) => id === application.id) ?? application)}</li>
              ))}
            </ul>
          </section>
        ) : null}
        {shown.length === 0 ? (
          <NoApplications jobId={jobId} filters={filters} />
        ) : (
          <ul ref={list} className="grid grid-cols-1 gap-1.5">
            {shown.map((application) => (
              <li key={application.id} data-id={application.id}>
                {rowOf(application)}
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
        {bulk && chosen.isChoosing ? <bulk.BulkBar jobId={jobId} chosen={chosen} /> : null}
      </div>
      <PersonPlace
        application={current ?? null}
        isWide={isWide}
        // On a phone the sheet is there only for a person in the address.
        isOpen={person !== null && current !== undefined}
        isWithdrawn={current !== undefined && withdrawn.has(current.id)}
        heading={personHeading}
        onClose={close}
        onDecided={goOn}
        onGone={() => (isWide ? heading.current?.focus() : close())}
      />
    </section>
  );
}

/** So many before the last of those loaded, the next ones come by themselves. */
const AHEAD = 6;

/** Loads more before somebody who decides on one after the other has reached the last. @param at the open one's place; -1 for none. */
function useReadAhead(query: ReturnType<typeof useReceivedApplications>, at: number, count: number): void {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const isNear = at >= 0 && count - at <= AHEAD;
  useEffect(() => {
    // After a failure the button below the list tries again.
    if (isNear && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [isNear, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
}

/** Moves the focus to the person who takes the place of one decided on. A closing dialog gives the focus back first. */
function useFocusOnPerson(id: string | undefined, heading: RefObject<HTMLHeadingElement | null>) {
  const isExpected = useRef(false);
  useEffect(() => {
    if (!isExpected.current) return;
    isExpected.current = false;
    const timer = setTimeout(() => {
      heading.current?.focus({ preventScroll: true });
      heading.current?.closest("[data-person]")?.scrollTo({ top: 0 });
    }, 50);
    return () => clearTimeout(timer);
  }, [id, heading]);
  return { expect: () => void (isExpected.current = true) };
}
