"use client";

import { Share2 } from "lucide-react";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";

// Only browsers without a share sheet of their own need it.
const ShareChoices = dynamic(() => import("./share-choices").then((module) => module.ShareChoices));

type Props = {
  /** The job in a few lines, in the sharer's language. */
  text: string;
  /** The job's address on this site. */
  path: string;
};

/** Passes a job on: by the phone's share sheet, or else by WhatsApp or a copied link. */
export function ShareButton({ text, path }: Props) {
  const t = useTranslations("jobs.share");
  const [url, setUrl] = useState<string | null>(null);
  const share = async () => {
    const address = new URL(path, window.location.href).href;
    if (!("share" in navigator)) return setUrl(url === null ? address : null);
    try {
      await navigator.share({ text, url: address });
    } catch (error) {
      // The reader closed the sheet.
      if (error instanceof DOMException && error.name === "AbortError") return;
      showToast({ variant: "destructive", title: t("failed") });
    }
  };
  return (
    <>
      <Button
        variant="outline"
        className="flex-auto px-3"
        onClick={() => void share()}
        aria-expanded={url === null ? undefined : true}
      >
        <Share2 aria-hidden />
        {t("share")}
      </Button>
      {url === null ? null : <ShareChoices text={text} url={url} />}
    </>
  );
}
