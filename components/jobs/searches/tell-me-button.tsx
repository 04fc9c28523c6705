"use client";

import { useState } from "react";
import { AppLink } from "@/components/shared/app-link";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { href } from "@/lib/access/routes";
import { endSearch, saveSearch } from "@/lib/domains/jobs/saved-search-client";
import { useReported } from "./use-reported";

/** The filters of a list. */
export type Conditions = {
  search: string | null;
  category: string | null;
  kind: string | null;
  /** The id of a place; null: wherever the worker looks for work. */
  place: string | null;
};

type Props = {
  conditions: Conditions;
  initial: string | null;
  texts: Record<"ask" | "done" | "stop" | "place", string>;
};

/** The button of TellMe; once pressed, what will happen, and the way to end it. */
export function TellMeButton({ conditions, initial, texts }: Props) {
  const [id, setId] = useState(initial);
  const [needsPlace, setNeedsPlace] = useState(false);
  const { running, run } = useReported();
  const isBusy = running !== null;
  const ask = () =>
    run(true, async () => {
      const made = await saveSearch(conditions as Parameters<typeof saveSearch>[0]);
      setNeedsPlace(made.needsPlace);
      setId(made.id);
    });
  const stop = (saved: string) =>
    run(true, async () => {
      await endSearch(saved);
      setId(null);
    });
  return (
    <div role="status" data-tell-me className="flex flex-wrap items-center gap-x-3 py-1">
      {id === null ? (
        <Button variant="outline" pending={isBusy} pendingLabel={texts.ask} onClick={() => void ask()}>
          <Icon name="bell" className="size-5 shrink-0" />
          {texts.ask}
        </Button>
      ) : (
        <>
          <span className="flex min-h-12 items-center gap-2 font-semibold">
            <Icon name="bell-ring" className="text-primary size-5 shrink-0" />
            {texts.done}
          </span>
          {needsPlace ? (
            <AppLink href={href.places()} className={buttonVariants()}>
              {texts.place}
            </AppLink>
          ) : null}
          <Button variant="link" pending={isBusy} pendingLabel={texts.stop} onClick={() => void stop(id)}>
            {texts.stop}
          </Button>
        </>
      )}
    </div>
  );
}
