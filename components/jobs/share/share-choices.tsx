"use client";

import { Copy, MessageCircle } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { showToast } from "@/components/ui/toast";
import { cn } from "@/lib/utils";

export interface ShareTexts {
  share: string;
  whatsApp: string;
  copy: string;
  copied: string;
  failed: string;
}

/** The two ways to pass a job on where the browser has none. */
export function ShareChoices({ text, url, texts }: { text: string; url: string; texts: ShareTexts }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${text}\n${url}`);
      showToast({ variant: "success", title: texts.copied });
    } catch {
      // No permission, or no clipboard on a page without https.
      showToast({ variant: "destructive", title: texts.failed, description: url });
    }
  };
  return (
    <div role="group" aria-label={texts.share} className="flex w-full flex-wrap gap-2">
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`}
        target="_blank"
        rel="noreferrer"
        className={cn(buttonVariants({ variant: "outline" }), "flex-auto")}
      >
        <StillIcon icon={MessageCircle} />
        {texts.whatsApp}
      </a>
      <Button variant="outline" className="flex-auto" onClick={() => void copy()}>
        <StillIcon icon={Copy} />
        {texts.copy}
      </Button>
    </div>
  );
}
