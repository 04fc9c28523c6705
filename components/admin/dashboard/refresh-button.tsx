"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast";

/** Reloads the page's data and shows their time. @param time time of day, as the server rendered it. */
export function RefreshButton({ time }: { time: string }) {
  const t = useTranslations("adminDashboard");
  const tErrors = useTranslations("errors");
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const refresh = () => {
    // If the network is down, the router would end up on the browser's own error page.
    if (!navigator.onLine)
      showToast({ variant: "destructive", title: t("notRefreshed"), description: tErrors("offline") });
    else startTransition(() => router.refresh());
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" className="text-muted-foreground whitespace-nowrap">
        {t("updated", { time })}
      </p>
      <Button variant="outline" pending={isPending} pendingLabel={t("refreshing")} onClick={refresh}>
        <Icon name="refresh-cw" />
        {t("refresh")}
      </Button>
    </div>
  );
}
