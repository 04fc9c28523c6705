"use client";

import { Copy, MessageCircle } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { showToast } from "@/components/ui/toast";
import { cn } from "@/lib/utils";

/** The two ways to pass a job on where the browser has none. */
export function ShareChoices({ text, url }: { text: string; url: string }) {
  const t = useTranslations("jobs.share");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${text}\n${url}`);
      showToast({ variant: "success", title: t("copied") });
    } catch {
      // No permission, or no clipboard on a page without https.
      showToast({ variant: "destructive", title: t("failed"), description: url });
    }
  };
  return (
    <div role="group" aria-label={t("share")} className="flex w-full flex-wrap gap-2">
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`}
        target="_blank"
        rel="noreferrer"
        className={cn(buttonVariants({ variant: "outline" }), "flex-auto")}
      >
        <MessageCircle aria-hidden />
        {t("whatsApp")}
      </a>
      <Button variant="outline" className="flex-auto" onClick={() => void copy()}>
        <Copy aria-hidden />
        {t("copy")}
      </Button>
    </div>
  );
}
