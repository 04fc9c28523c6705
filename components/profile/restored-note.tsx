"use client";

import { PencilLine } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";

/** Shown above a form that contains restored, unsaved input. */
export function RestoredNote({ form, onDiscard }: { form: "profile" | "companyProfile"; onDiscard: () => void }) {
  const t = useTranslations(`${form}.draft`);
  return (
    <div
      role="status"
      className="bg-attention-soft text-attention-foreground flex flex-wrap items-center gap-3 rounded-xl p-4"
    >
      <PencilLine aria-hidden className="size-6 shrink-0" />
      <p className="min-w-0 flex-1 basis-48 font-medium">{t("text")}</p>
      <Button variant="outline" onClick={onDiscard}>
        {t("discard")}
      </Button>
    </div>
  );
}
