"use client";

import { Spinner } from "@/components/ui/spinner";
import type { MoreCardsList } from "./use-more-cards";

export interface MoreCardsProps {
  list: MoreCardsList;
  /** The list's address, which the button's form opens at the next page without script. */
  address: string;
  texts: { more: string; loading: string; failed: string; retry: string; look: string };
}

/** 'Load more' at the end of a list of cards. A form, so that without script the same button opens the next page. */
export function MoreCards({ list, address, texts }: MoreCardsProps) {
  const { next, isLoading, problem, load } = list;
  const [action, filters] = address.split("?");
  const cursor = new URLSearchParams(next?.split("?")[1]).get("cursor");
  const fields = [...new URLSearchParams(filters), ...(cursor ? [["cursor", cursor] as const] : [])];
  return (
    <>
      <p role="status" className="sr-only">
        {isLoading ? texts.loading : ""}
      </p>
      {next === null ? null : (
        <form
          action={action}
          method="get"
          className="mt-6 grid justify-items-center gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void load();
          }}
        >
          {fields.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {problem === null ? null : (
            <p role="alert" className="text-destructive text-center font-semibold">
              {texts.failed}
              <span className="block font-normal">{problem}</span>
            </p>
          )}
          <button type="submit" className={texts.look} disabled={isLoading} aria-busy={isLoading || undefined}>
            {isLoading ? <Spinner className="size-5" /> : null}
            {isLoading ? texts.loading : problem === null ? texts.more : texts.retry}
          </button>
        </form>
      )}
    </>
  );
}
