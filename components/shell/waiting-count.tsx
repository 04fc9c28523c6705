"use client";

import { useCounts } from "./counts";

/** The number beside an entry's picture, with words for those who do not see it. @param words with `most` in its place. */
export function WaitingCount({ words, most }: { words: string; most: number }) {
  const { waiting } = useCounts();
  if (waiting === 0) return null;
  return (
    <span className="bg-attention text-attention-foreground absolute start-[calc(50%+0.25rem)] top-0.5 flex min-h-6 min-w-6 items-center justify-center rounded-full px-1 text-sm leading-none font-bold md:static">
      <span aria-hidden>{waiting}</span>
      <span className="sr-only">{words.replace(String(most), String(waiting))}</span>
    </span>
  );
}
