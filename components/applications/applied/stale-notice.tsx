"use client";

import { CircleAlert } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useTranslations } from "next-intl";
import { useReload } from "@/components/shared/use-reload";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";

/**
 * A warning above a list that could not be refreshed; earlier data stays. Reloading also leads to the login if needed.
 */
export function StaleNotice({ error }: { error: unknown }) {
  const t = useTranslations("applied");
  const reload = useReload();
  const problemText = useProblemText();
  return (
    <div
      role="status"
      className="bg-attention-soft text-attention-foreground flex flex-wrap items-center gap-3 rounded-xl p-4"
    >
      <StillIcon icon={CircleAlert} className="size-6 shrink-0" />
      <p className="min-w-0 flex-1 basis-60">
        {t("notFresh")} {problemText(error)}
      </p>
      <Button variant="outline" onClick={reload}>
        {t("reload")}
      </Button>
    </div>
  );
}
