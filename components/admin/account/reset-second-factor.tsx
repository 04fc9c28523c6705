"use client";

import { SmartphoneNfc } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useWithPassword } from "@/components/account/with-password";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import { showToast } from "@/components/ui/toast";
import { resetSecondFactor } from "@/lib/domains/admin/client";

/** Takes away the second factor of an admin who has lost phone and recovery codes. */
export function ResetSecondFactor({ user }: { user: { id: string; username: string } }) {
  const t = useTranslations("adminAccount.secondFactor");
  const problemText = useProblemText();
  const withPassword = useWithPassword();
  const router = useRouter();

  const confirm = async () => {
    try {
      await withPassword(() => resetSecondFactor(user.id));
    } catch (error) {
      showToast({ variant: "destructive", title: t("failed"), description: problemText(error) });
      return false;
    }
    showToast({ variant: "success", title: t("done"), description: user.username });
    router.refresh();
    return true;
  };

  return (
    <ConfirmDialog
      destructive
      trigger={
        <Button variant="outline">
          <StillIcon icon={SmartphoneNfc} />
          {t("button")}
        </Button>
      }
      title={t("title", { username: user.username })}
      description={t("text", { username: user.username })}
      confirmLabel={t("button")}
      cancelLabel={t("cancel")}
      pendingLabel={t("working")}
      onConfirm={confirm}
    />
  );
}
