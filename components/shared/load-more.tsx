import { buttonVariants } from "@/components/ui/button-variants";
import { Spinner } from "@/components/ui/spinner";

/** A list of which more can be loaded, such as TanStack Query's infinite ones. */
export interface GrowingList {
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

export interface LoadMoreProps {
  query: GrowingList;
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
      <button
        type="submit"
        className={buttonVariants({ variant: "outline", className })}
        disabled={query.isFetchingNextPage}
        aria-busy={query.isFetchingNextPage || undefined}
      >
        {query.isFetchingNextPage ? (
          <>
            <Spinner className="size-5" />
            {texts.loading}
          </>
        ) : hasFailed ? (
          (texts.retry ?? texts.more)
        ) : (
          texts.more
        )}
      </button>
    </form>
  );
}
