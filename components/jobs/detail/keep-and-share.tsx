"use client";

import { useState } from "react";
import { smallMask } from "@/components/shared/pictograms/mask";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast";
import { useSaved } from "../save/use-saved";

const LOOK = buttonVariants({ variant: "outline", className: "flex-auto px-3" });

export interface ShareTexts extends Record<
  "save" | "saved" | "share" | "whatsApp" | "copy" | "copied" | "failed",
  string
> {
  /** The job's public address. */
  path: string;
  message: string;
  /** Opens WhatsApp with message and address. */
  whatsAppHref: string;
}

type KeepAndShareProps = { jobId: string; isSaved: boolean; texts: ShareTexts };

/** Keeps the job for later, or passes it on: by the phone's share sheet, or else by WhatsApp or a copied link. */
export function KeepAndShare({ jobId, isSaved: initial, texts }: KeepAndShareProps) {
  const { isSaved, toggle } = useSaved(jobId, initial);
  const [isOpen, setOpen] = useState(false);
  const { path, message } = texts;
  const fail = (description?: string) => showToast({ variant: "destructive", title: texts.failed, description });
  const address = () => new URL(path, window.location.href).href;

  function share(): void {
    if (!("share" in navigator)) return setOpen(!isOpen);
    navigator.share({ text: message, url: address() }).catch((error: unknown) => {
      // Unless the reader closed the sheet.
      if (!(error instanceof DOMException && error.name === "AbortError")) fail();
    });
  }

  async function copy(): Promise<void> {
    try {
      // Without permission, and without https, there is no clipboard.
      await navigator.clipboard.writeText(`${message}\n${address()}`);
      showToast({ variant: "success", title: texts.copied });
    } catch {
      fail(address());
    }
  }

  return (
    <div className="flex flex-wrap gap-2">
      <button
        type="button"
        data-save={jobId}
        aria-pressed={isSaved}
        onClick={toggle}
        className={`${LOOK} justify-center ${smallMask(isSaved ? "heart-full" : "heart")} aria-pressed:before:text-destructive`}
      >
        {isSaved ? texts.saved : texts.save}
      </button>
      <button type="button" aria-expanded={isOpen} onClick={share} className={LOOK}>
        <Icon name="share-2" />
        {texts.share}
      </button>
      <div hidden={!isOpen} role="group" aria-label={texts.share} className="flex w-full flex-wrap gap-2">
        <a href={texts.whatsAppHref} target="_blank" rel="noreferrer" className={LOOK}>
          <Icon name="message-circle" />
          {texts.whatsApp}
        </a>
        <button type="button" onClick={() => void copy()} className={LOOK}>
          <Icon name="copy" />
          {texts.copy}
        </button>
      </div>
    </div>
  );
}
