"use client";

import { useEffect, useRef, useState, type ComponentType } from "react";
import { connectToasts, onFirstToast, TOAST_DURATION_MS, TOAST_HOTKEY, type ToastContent } from "@/components/ui/toast";
import type { ToasterProps } from "@/components/ui/toaster";
import { useShellTexts } from "./shell-texts";

/**
 * The one place where toasts appear. Loaded with the first toast: few pages show one, and at her first touch a slow phone has better
 * things to load. If it cannot be loaded, the words alone are shown until it can.
 */
export function ToastRegion() {
  const { notifications, close } = useShellTexts().shell;
  const [Region, setRegion] = useState<ComponentType<ToasterProps> | null>(null);
  /** The region until it is loaded, empty. */
  const empty = useRef<HTMLElement>(null);
  const [isAsked, setAsked] = useState(false);
  const [plain, setPlain] = useState<ToastContent | null>(null);
  useEffect(() => {
    let isWanted = true;
    let disconnect = () => {};
    const load = () => {
      import("@/components/ui/toaster")
        .then(({ Toaster }) => {
          if (!isWanted) return;
          disconnect();
          setPlain(null);
          setRegion(() => Toaster);
        })
        .catch((error: unknown) => {
          if (navigator.onLine) console.error("Toasts not loaded", error);
          if (!isWanted) return;
          disconnect = connectToasts({ show: (_id, content) => setPlain(content), dismiss: () => setPlain(null) });
          window.addEventListener("online", load, { once: true });
        });
    };
    const focusEmpty = ({ code }: KeyboardEvent) => {
      if (code !== TOAST_HOTKEY || !empty.current) return;
      empty.current.focus();
      setAsked(true);
    };
    window.addEventListener("keydown", focusEmpty);
    const stop = onFirstToast(load);
    return () => {
      isWanted = false;
      disconnect();
      window.removeEventListener("keydown", focusEmpty);
      window.removeEventListener("online", load);
      stop();
    };
  }, []);
  useEffect(() => {
    if (!plain) return;
    const timer = setTimeout(() => setPlain(null), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [plain]);
  if (Region) return <Region regionLabel={notifications} closeLabel={close} hasFocus={isAsked} />;
  if (!plain) return <section ref={empty} tabIndex={-1} aria-label={`${notifications} ${TOAST_HOTKEY}`} />;
  return (
    <div
      data-slot="toast"
      role="alert"
      className="border-destructive/40 bg-destructive-soft shadow-raised fixed inset-x-3 top-3 z-50 mx-auto max-w-md rounded-xl border p-3.5"
    >
      <p className="font-bold">{plain.title}</p>
      {plain.description ? <p>{plain.description}</p> : null}
    </div>
  );
}
