"use client";

import type { ToastContent } from "./toast-card";

export type { ToastContent };

export const TOAST_DURATION_MS = 5000;
/** The key that moves to the toasts (specification, section 9). */
export const TOAST_HOTKEY = "F8";

/** Names a message; later ones are greater. */
export type ToastId = number;

/** Where messages appear, once it has been loaded (toaster.tsx). */
export interface ToastSink {
  /** Shows a message in place of the one before. */
  show: (id: ToastId, content: ToastContent) => void;
  dismiss: (id: ToastId) => void;
}

let sink: ToastSink | null = null;
let waiting: { id: ToastId; content: ToastContent } | null = null;
let lastId: ToastId = 0;
const wakers = new Set<() => void>();

/** Shows one message in place of the previous one, at the latest when the region is there. @returns its id. */
export function showToast(content: ToastContent): ToastId {
  const id = ++lastId;
  if (sink) sink.show(id, content);
  else {
    waiting = { id, content };
    for (const wake of wakers) wake();
  }
  return id;
}

/** Removes a message if it is still there. */
export function dismissToast(id: ToastId): void {
  if (waiting?.id === id) waiting = null;
  sink?.dismiss(id);
}

/** Calls back when a message waits for the region, at once if one does already. @returns a function that unsubscribes. */
export function onFirstToast(wake: () => void): () => void {
  wakers.add(wake);
  if (waiting) wake();
  return () => wakers.delete(wake);
}

/** Connects the region, which shows the message that waits. @returns a function that disconnects it. */
export function connectToasts(region: ToastSink): () => void {
  sink = region;
  if (waiting) region.show(waiting.id, waiting.content);
  waiting = null;
  return () => {
    if (sink === region) sink = null;
  };
}
