"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { savePlaces } from "@/lib/domains/profiles/client";

/** Someone who is still typing has not said where yet. */
const SETTLED_MS = 2_000;

/** Remembers the place of a worker's first search with one as where to look for work; the chip then shows it, and changes it. */
export function LearnPlace({ place }: { place: string }) {
  const { refresh } = useRouter();
  useEffect(() => {
    // Without a network it is learnt from what comes next.
    const learn = () => void savePlaces([place]).then(refresh, () => undefined);
    const timer = setTimeout(learn, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [place, refresh]);
  return null;
}
