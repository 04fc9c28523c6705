"use client";

import { toast } from "sonner";
import { ToastCard, type ToastContent } from "./toast-card";

export const TOAST_DURATION_MS = 5000;

/** Shows one message in place of the previous one. Needs a `Toaster` somewhere in the tree. */
export function showToast(content: ToastContent): void {
  toast.dismiss();
  // A new id each time: the library does not restart the timer of a toast that is updated in place.
  toast.custom((id) => <ToastCard {...content} onClose={() => toast.dismiss(id)} />);
}

/** Removes the current message. */
export function dismissToast(): void {
  toast.dismiss();
}

export type { ToastContent };
