"use client";

import { CircleAlert } from "lucide-react";
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
      icon={<CircleAlert aria-hidden strokeWidth={1.5} />}
      title={t("error")}
      action={<Button onClick={reload}>{t("retry")}</Button>}
    />
  );
}
