"use client";

import { UserCheck } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useWithPassword } from "@/components/account/with-password";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import { showToast } from "@/components/ui/toast";
import { useReactivateUser } from "@/lib/domains/admin/client";

/** 'Reactivate', with a confirmation that says what comes back and what does not. */
export function ReactivateUser({ user }: { user: { id: string; username: string } }) {
  const t = useTranslations("adminAccount.reactivate");
  const router = useRouter();
  const problemText = useProblemText();
  const withPassword = useWithPassword();
  const { mutateAsync: reactivate } = useReactivateUser();
  const confirm = async () => {
    try {
      await withPassword(() => reactivate(user.id));
      showToast({ variant: "success", title: t("done"), description: user.username });
    } catch (error) {
      showToast({ variant: "destructive", title: t("failed"), description: problemText(error) });
    }
    // Someone else may have been quicker: show the current state.
    router.refresh();
  };
  return (
    <ConfirmDialog
      trigger={
        <Button variant="outline">
          <StillIcon icon={UserCheck} />
          {t("button")}
        </Button>
      }
      title={t("title", { username: user.username })}
      description={t("text")}
      confirmLabel={t("button")}
      cancelLabel={t("cancel")}
      pendingLabel={t("working")}
      onConfirm={confirm}
    />
  );
}
