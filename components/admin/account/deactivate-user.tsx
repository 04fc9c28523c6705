"use client";

import { UserX } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useWithPassword } from "@/components/account/with-password";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { showToast } from "@/components/ui/toast";
import { useDeactivateUser } from "@/lib/admin/client";
import { ApiError } from "@/lib/http/api-fetch";

export interface DeactivateUserProps {
  user: { id: string; username: string };
  /** Number of open jobs that will close. */
  openJobs: number;
}

/** 'Deactivate', with a confirmation that states the consequences. */
export function DeactivateUser({ user, openJobs }: DeactivateUserProps) {
  const t = useTranslations("adminAccount.deactivate");
  const router = useRouter();
  const { mutateAsync: deactivate } = useDeactivateUser();
  const withPassword = useWithPassword();
  const [isOpen, setOpen] = useState(false);

  const confirm = async () => {
    try {
      await withPassword(() => deactivate(user.id));
    } catch (error) {
      const detail = error instanceof ApiError && error.detail ? error.detail : t("failed");
      showToast({ variant: "destructive", title: t("error"), description: detail });
      if (!(error instanceof ApiError) || error.status < 400) return false;
      // Someone else was quicker, or the admin's own rank has changed: show the current state.
      router.refresh();
      return true;
    }
    showToast({ variant: "success", title: t("done"), description: user.username });
    router.refresh();
    return true;
  };

  return (
    <ConfirmDialog
      destructive
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="ghost" className="text-destructive hover:bg-destructive-soft px-3">
          <UserX aria-hidden className="max-sm:hidden" />
          {t("button")}
          <span className="sr-only">{user.username}</span>
        </Button>
      }
      title={t("title", { username: user.username })}
      description={t("consequence", { username: user.username, count: openJobs })}
      confirmLabel={t("button")}
      cancelLabel={t("keep")}
      pendingLabel={t("working")}
      onConfirm={confirm}
    />
  );
}
