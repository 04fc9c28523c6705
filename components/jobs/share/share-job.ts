import { showToast } from "@/components/ui/toast";
import { whatsAppTo } from "./whats-app";

/**
 * Passes a job on: by the phone's share sheet, or else by WhatsApp or a copied link.
 * @param bar the buttons as ready HTML (keep-and-share.tsx). @param pressed an element in it.
 */
export function shareJob(bar: HTMLElement, pressed: Element): void {
  const { path = "", text = "", failed = "", copied = "" } = bar.dataset;
  const url = new URL(path, window.location.href).href;
  const onFailure = (description?: string) => showToast({ variant: "destructive", title: failed, description });
  if (pressed.closest("[data-copy]")) {
    // Without permission, and without https, there is no clipboard.
    const copying = new Promise<void>((done) => done(navigator.clipboard.writeText(`${text}\n${url}`)));
    return void copying.then(
      () => showToast({ variant: "success", title: copied }),
      () => onFailure(url),
    );
  }
  const button = pressed.closest("[data-share]");
  if (!button) return;
  if ("share" in navigator) {
    return void navigator.share({ text, url }).catch((error: unknown) => {
      // Unless the reader closed the sheet.
      if (!(error instanceof DOMException && error.name === "AbortError")) onFailure();
    });
  }
  const choices = bar.querySelector<HTMLElement>("[role=group]");
  choices?.querySelector("a")?.setAttribute("href", whatsAppTo(`${text}\n${url}`));
  choices?.toggleAttribute("hidden");
  button.setAttribute("aria-expanded", String(choices?.hidden === false));
}
