"use client";

import { useTranslations } from "next-intl";
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from "react";
import { LoadMore } from "@/components/shared/load-more";
import { useProblemText } from "@/components/shared/problem-text";
import { useFocusOnNew } from "@/components/shared/use-focus-on-new";
import { useReload } from "@/components/shared/use-reload";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { ApplicationStatus } from "@/lib/domains/applications/options";
import type { ApplicationItemProps } from "./application-item";
import { pageOf } from "./filters";
import { ListChange } from "./list-change";
import { useFreshPages, type DrawnPage } from "./use-fresh-pages";

/** An application's status, and the sentence that tells a change of it. */
type SaidStatus = { id: string; status: ApplicationStatus; news: string };

interface FreshListProps {
  drawn: DrawnPage;
  /** Of the drawn applications. */
  statuses: readonly SaidStatus[];
  /** In place of a list that is empty. */
  empty: ReactNode;
  /** The drawn applications, as items of the list. */
  children: ReactNode;
}

/** The worker's applications, kept up to date while the page is visible. */
export function FreshList({ drawn, statuses, empty, children }: FreshListProps) {
  const t = useTranslations("applied");
  const problemText = useProblemText();
  const [Item, setItem] = useState<ComponentType<ApplicationItemProps> | null>(null);
  const pages = useFreshPages(drawn, async () => {
    const { ApplicationItem } = await import("./application-item");
    setItem(() => ApplicationItem);
  });
  const further = pages.more.flatMap(({ items }) => items);
  const count = statuses.length + further.length;
  const { list, expectNew } = useFocusOnNew(count);
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingAfterLoss(heading, count);
  useMark(count, pages);
  return (
    <ListChange value={pages.look}>
      <section aria-labelledby="applications" className="grid grid-cols-1 gap-4">
        <h2 id="applications" ref={heading} tabIndex={-1} className="sr-only">
          {t("list")}
        </h2>
        <StatusNews statuses={statuses} />
        {pages.staleFor === null ? null : <StaleNotice error={pages.staleFor} />}
        {count === 0 ? (
          empty
        ) : (
          <ul ref={list} className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
            {children}
            {Item ? further.map((application) => <Item key={application.id} application={application} />) : null}
          </ul>
        )}
        {pages.next === null ? null : (
          <LoadMore
            query={pages}
            href={pageOf(pages.next)}
            texts={{
              more: t("loadMore"),
              loading: t("loadingMore"),
              failed: t("loadMoreFailed"),
              reason: pages.problem === null ? undefined : problemText(pages.problem),
            }}
            expectNew={expectNew}
          />
        )}
      </section>
    </ListChange>
  );
}

/** A card that went, such as a withdrawn application's, took the focus along: the list's heading has it then. */
function useHeadingAfterLoss(heading: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) heading.current?.focus();
    before.current = count;
  }, [heading, count]);
}

/**
 * Marks the application that the address's fragment names, which may be on a further page: `:target` does not follow navigation by
 * script.
 */
function useMark(
  count: number,
  { next, fetchNextPage }: Pick<ReturnType<typeof useFreshPages>, "next" | "fetchNextPage">,
): void {
  const hash = useHash();
  const isLoaded = useRef(false);
  const loadNext = useEffectEvent(() => {
    isLoaded.current = true;
    if (next !== null) void fetchNextPage();
  });
  useEffect(() => {
    const marked = hash === "" ? null : document.getElementById(hash);
    marked?.setAttribute("data-marked", "");
    if (marked && isLoaded.current) {
      isLoaded.current = false;
      marked.scrollIntoView({ block: "center" });
    }
    if (hash.startsWith("job-") && !marked) loadNext();
    return () => marked?.removeAttribute("data-marked");
  }, [hash, count]);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
}

const useHash = (): string =>
  useSyncExternalStore(
    subscribe,
    () => decodeURIComponent(window.location.hash.slice(1)),
    () => "",
  );

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

/** Announces employers' decisions to screen readers, politely, until the next ones. */
function StatusNews({ statuses }: Pick<FreshListProps, "statuses">) {
  const [seen, setSeen] = useState(statuses);
  const [news, setNews] = useState<readonly SaidStatus[]>([]);
  if (seen !== statuses) {
    setSeen(statuses);
    const before = new Map(seen.map(({ id, status }) => [id, status]));
    const changed = statuses.filter(({ id, status }) => before.has(id) && before.get(id) !== status);
    if (changed.length > 0) setNews(changed);
  }
  return (
    <div role="status" className="sr-only">
      {news.map(({ id, news: sentence }) => (
        <p key={id}>{sentence}</p>
      ))}
    </div>
  );
}
