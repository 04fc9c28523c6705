"use client";

import { useRouter } from "next/navigation";
import { useNews } from "./news";

/** Reads a page's server data again when its reader is told something, such as a good answer. */
export function RefreshOnNews() {
  const { refresh } = useRouter();
  useNews(() => refresh());
  return null;
}
