"use client";

import { toast } from "sonner";
import { ToastCard, type ToastContent } from "./toast-card";

export const TOAST_DURATION_MS = 5000;

export type ToastId = ReturnType<typeof toast.custom>;

/** Shows one message in place of the previous one. Needs a `Toaster` somewhere in the tree. @returns its id. */
export function showToast(content: ToastContent): ToastId {
  toast.dismiss();
  // A new id each time: the library does not restart the timer of a toast that is updated in place.
  return toast.custom((id) => <ToastCard {...content} onClose={() => toast.dismiss(id)} />);
}

/** Removes a message if it is still there. */
export function dismissToast(id: ToastId): void {
  toast.dismiss(id);
}

export type { ToastContent };
