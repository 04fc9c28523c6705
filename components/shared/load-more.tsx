"use client";

import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";

export interface LoadMoreProps {
  query: Pick<UseInfiniteQueryResult, "isFetchingNextPage" | "isFetchNextPageError" | "fetchNextPage">;
  /** Address of the page that starts with the next entries; the button leads there without script. */
  href: string;
  texts: {
    more: string;
    loading: string;
    /** Shown above the button if loading failed; the button then tries again. */
    failed: string;
    reason?: string | undefined;
    retry?: string;
  };
  /** Called before more is loaded; from `useFocusOnNew`. */
  expectNew: () => void;
  className?: string;
}

/**
 * 'Load more' at the end of a list. A form, so that the same button loads in place or, without script, opens the next
 * page.
 */
export function LoadMore({ query, href, texts, expectNew, className }: LoadMoreProps) {
  const [action, parameters] = href.split("?");
  const hasFailed = query.isFetchNextPageError;
  return (
    <form
      action={action}
      method="get"
      className="grid justify-items-center gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        expectNew();
        void query.fetchNextPage();
      }}
    >
      {[...new URLSearchParams(parameters)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {hasFailed ? (
        <p role="alert" className="text-destructive text-center font-semibold">
          {texts.failed}
          {texts.reason ? <span className="block font-normal">{texts.reason}</span> : null}
        </p>
      ) : null}
      <Button
        type="submit"
        variant="outline"
        className={className}
        pending={query.isFetchingNextPage}
        pendingLabel={texts.loading}
      >
        {hasFailed ? (texts.retry ?? texts.more) : texts.more}
      </Button>
    </form>
  );
}
