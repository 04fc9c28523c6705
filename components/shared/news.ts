import { useEffect, useEffectEvent } from "react";

/** The message of the server when the caller gets a notification (GET /api/user/news). */
type News = { unseen: number };
type Listener = (news: News) => void;

const ADDRESS = "/api/user/news";
/** After the server has refused a stream. */
const TRY_AGAIN_MS = 60_000;

// One stream a tab, shared by all listeners.
const listeners = new Set<Listener>();
let source: EventSource | null = null;
let timer: number | undefined;

function open(): void {
  if (source || listeners.size === 0 || document.visibilityState === "hidden") return;
  source = new EventSource(ADDRESS);
  source.onerror = () => {
    // A broken connection is opened again by the browser, a refused one is not.
    if (source?.readyState !== EventSource.CLOSED) return;
    close();
    timer = window.setTimeout(open, TRY_AGAIN_MS);
  };
  source.addEventListener("news", ({ data }: MessageEvent<string>) => {
    const news = JSON.parse(data) as News;
    for (const listener of listeners) listener(news);
  });
}

function close(): void {
  window.clearTimeout(timer);
  source?.close();
  source = null;
}

// A page that is not seen costs neither battery nor a connection, and may be kept for "back".
const follow = (): void => (document.visibilityState === "hidden" ? close() : open());

function listen(listener: Listener): () => void {
  if (listeners.size === 0) document.addEventListener("visibilitychange", follow);
  listeners.add(listener);
  open();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener("visibilitychange", follow);
    close();
  };
}

/** Calls `onNews` whenever the user gets a notification, for as long as the tab is visible. */
export function useNews(onNews: Listener): void {
  const hear = useEffectEvent(onNews);
  useEffect(() => listen((news) => hear(news)), []);
}
