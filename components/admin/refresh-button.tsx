"use client";

import { RefreshCw } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { Button } from "@/components/ui/button";

/** Reads the page's data anew, and says as of when it stands. */
export function RefreshButton({ asOf }: { asOf: string }) {
  const t = useTranslations("adminDashboard");
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="text-muted-foreground">
        {t("asOf", { time: asOf })}
      </p>
      <Button
        variant="secondary"
        pending={isPending}
        pendingLabel={t("refreshing")}
        onClick={() => startTransition(() => router.refresh())}
      >
        <RefreshCw aria-hidden />
        {t("refresh")}
      </Button>
    </div>
  );
}
