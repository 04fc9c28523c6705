"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { startTransition } from "react";
import { AppLink } from "@/components/shared/app-link";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { href } from "@/lib/access/routes";

/** Shown if a user's details could not be loaded. 'Try again' asks the server, where the failed part was rendered. */
export default function AdminUserError({ reset }: { reset: () => void }) {
  const router = useRouter();
  const retry = () =>
    startTransition(() => {
      router.refresh();
      reset();
    });
  return <UserLoadError onRetry={retry} />;
}

/** Replaces a user's details that could not be loaded. */
function UserLoadError({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("adminUser");
  return (
    <div role="alert" className="page">
      <EmptyState
        level={1}
        icon={<Icon name="user-x" strokeWidth={1.5} />}
        title={t("error.title")}
        text={t("error.text")}
        action={
          <>
            <Button onClick={onRetry}>{t("error.retry")}</Button>
            <AppLink href={href.adminDashboard()} className={buttonVariants({ variant: "outline" })}>
              {t("back")}
            </AppLink>
          </>
        }
      />
    </div>
  );
}
