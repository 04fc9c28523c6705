"use client";

import { useRouter } from "next/navigation";
import { useNews } from "./news";

/** Refreshes the page's server data when the reader gets a notification, such as an acceptance. */
export function RefreshOnNews() {
  const { refresh } = useRouter();
  useNews(() => refresh());
  return null;
}
