"use client";

import { useSyncExternalStore } from "react";

/** Whether a media query holds. @param unknown the answer where nobody knows, as on the server. */
export const useMedia = (query: string, unknown = false): boolean =>
  useSyncExternalStore(
    (tell) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", tell);
      return () => list.removeEventListener("change", tell);
    },
    () => window.matchMedia(query).matches,
    () => unknown,
  );
