"use client";

import { CircleAlert, WifiOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { useReload } from "@/components/shared/use-reload";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** Replaces a list that could not be loaded. */
export function ListProblem() {
  const t = useTranslations("jobs.list");
  const reload = useReload();
  return (
    <EmptyState
      role="alert"
      className="py-3"
      icon={<CircleAlert aria-hidden strokeWidth={1.5} />}
      title={t("error")}
      action={<Button onClick={reload}>{t("retry")}</Button>}
    />
  );
}

/** Replaces a list that was never loaded while the browser is offline. */
export function ListOffline() {
  const t = useTranslations("jobs.list");
  return (
    <EmptyState
      role="status"
      className="py-3"
      level={3}
      icon={<WifiOff aria-hidden strokeWidth={1.5} />}
      title={t("offline")}
      text={t("offlineText")}
    />
  );
}
