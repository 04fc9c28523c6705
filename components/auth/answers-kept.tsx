"use client";

import { ClipboardCheck } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useTranslations } from "next-intl";
import { hasDrafts } from "@/components/form/draft/draft-storage";
import { useHydrated } from "@/components/ui/use-hydrated";

/** Shown if the session ended while a form was being filled in (a logout would have deleted the answers). */
export function AnswersKept() {
  const t = useTranslations("auth");
  const isHydrated = useHydrated();
  return (
    <div role="status">
      {isHydrated && hasDrafts() ? (
        <p className="bg-attention-soft text-attention-foreground mb-4 flex items-start gap-3 rounded-xl p-4 font-medium">
          <StillIcon icon={ClipboardCheck} className="size-6 shrink-0" />
          {t("answersKept")}
        </p>
      ) : null}
    </div>
  );
}
