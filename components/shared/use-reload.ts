import { useCallback } from "react";
import { showToast } from "@/components/ui/toast";
import { useShellTexts } from "./shell-texts";

/** Reloads the page; while offline it shows a message instead, because the current page would be lost. */
export function useReload(): () => void {
  const { offline } = useShellTexts().failure;
  return useCallback(() => {
    if (navigator.onLine) window.location.reload();
    else showToast({ title: offline, variant: "destructive" });
  }, [offline]);
}
