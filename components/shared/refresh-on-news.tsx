"use client";

import { useNews } from "./news";
import { useRefresh } from "./refresh-scope";

/** Refreshes the page's server data when the reader gets a notification, such as an acceptance. */
export function RefreshOnNews() {
  const refresh = useRefresh();
  useNews(() => refresh());
  return null;
}
