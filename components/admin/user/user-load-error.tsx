"use client";

import { UserX } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/lib/core/utils";
import { EmptyState } from "@/components/ui/empty-state";
import { href } from "@/lib/access/routes";

/** Replaces a user's details that could not be loaded. */
export function UserLoadError({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("adminUser");
  return (
    <div role="alert" className="page">
      <EmptyState
        level={1}
        icon={<StillIcon icon={UserX} strokeWidth={1.5} />}
        title={t("error.title")}
        text={t("error.text")}
        action={
          <>
            <Button onClick={onRetry}>{t("error.retry")}</Button>
            <AppLink href={href.adminDashboard()} className={cn(buttonVariants({ variant: "outline" }))}>
              {t("back")}
            </AppLink>
          </>
        }
      />
    </div>
  );
}
