"use client";

import { Share2 } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import dynamic from "next/dynamic";
import { useState } from "react";
import { showToast } from "@/components/ui/toast";
import type { ShareTexts } from "./share-choices";

// Only browsers without a share sheet of their own need it.
const ShareChoices = dynamic(() => import("./share-choices").then((module) => module.ShareChoices));

type Props = {
  /** The job in a few lines, in the sharer's language. */
  text: string;
  /** The job's address on this site. */
  path: string;
  texts: ShareTexts;
  look: string;
};

/** Passes a job on: by the phone's share sheet, or else by WhatsApp or a copied link. */
export function ShareButton({ text, path, texts, look }: Props) {
  const [url, setUrl] = useState<string | null>(null);
  const share = async () => {
    const address = new URL(path, window.location.href).href;
    if (!("share" in navigator)) return setUrl(url === null ? address : null);
    try {
      await navigator.share({ text, url: address });
    } catch (error) {
      // The reader closed the sheet.
      if (error instanceof DOMException && error.name === "AbortError") return;
      showToast({ variant: "destructive", title: texts.failed });
    }
  };
  return (
    <>
      <button
        type="button"
        className={look}
        onClick={() => void share()}
        aria-expanded={url === null ? undefined : true}
      >
        <StillIcon icon={Share2} />
        {texts.share}
      </button>
      {url === null ? null : <ShareChoices text={text} url={url} texts={texts} />}
    </>
  );
}
