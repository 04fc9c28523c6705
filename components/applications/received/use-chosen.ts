import { useState } from "react";
import { MOST_DECIDED_AT_ONCE } from "@/lib/domains/applications/options";
import type { ReceivedApplication } from "@/lib/domains/applications/types";

/** Those chosen of the applications on the screen, fifty at most; on a phone the boxes are there once one is chosen. */
export function useChosen(shown: readonly ReceivedApplication[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const items = shown.filter(({ id }) => ids.has(id));
  return {
    items,
    isChoosing: items.length > 0,
    has: (id: string) => ids.has(id),
    toggle: (id: string) =>
      setIds((before) => {
        const next = new Set(before);
        if (!next.delete(id) && next.size < MOST_DECIDED_AT_ONCE) next.add(id);
        return next;
      }),
    clear: () => setIds(new Set()),
  };
}

export type Chosen = ReturnType<typeof useChosen>;
