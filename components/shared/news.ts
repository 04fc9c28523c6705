"use client";

import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

/** The message of the server when the caller gets a notification (GET /api/user/news). */
type News = { unseen: number };
type Listener = (news: News) => void;

const ADDRESS = "/api/user/news";
/** After the server has refused a stream; until then lists ask from time to time. */
const TRY_AGAIN_MS = 60_000;

// One stream a tab, shared by all listeners.
const listeners = new Set<Listener>();
const watchers = new Set<() => void>();
let source: EventSource | null = null;
let timer: number | undefined;
let isOpen = false;

function setOpen(value: boolean): void {
  if (value === isOpen) return;
  isOpen = value;
  for (const watch of watchers) watch();
}

function open(): void {
  if (source || listeners.size === 0 || document.visibilityState === "hidden") return;
  source = new EventSource(ADDRESS);
  source.onopen = () => setOpen(true);
  source.onerror = () => {
    setOpen(false);
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
  setOpen(false);
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

function watchState(watch: () => void): () => void {
  watchers.add(watch);
  return () => void watchers.delete(watch);
}

/** Lists still poll from time to time while news arrives: not every change is news. */
const SELDOM_MS = 60_000;

/** How often a list asks for its changes: every `pollMs`, or once a minute while news arrive by themselves. */
export function usePollMs(pollMs: number): number {
  const hears = useSyncExternalStore(
    watchState,
    () => isOpen,
    () => false,
  );
  return hears ? Math.max(pollMs, SELDOM_MS) : pollMs;
}
