"use client";

import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { AccountSection } from "@/components/account/account-section";
import { useWithPassword } from "@/components/account/with-password";
import { useLeave } from "@/components/shell/use-leave";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { deleteAccount } from "@/lib/own-data/client";

/** Everything kept about the user, to take along; and the end of the account. @param mayDelete not for admins. */
export function OwnDataSection({ userId, mayDelete }: { userId: string; mayDelete: boolean }) {
  const t = useTranslations("ownData");
  const withPassword = useWithPassword();
  const { leave } = useLeave(userId, () => withPassword(deleteAccount), t("deleteFailed"));

  return (
    <AccountSection title={t("title")} intro={t("intro")}>
      <Button asChild variant="outline" className="sm:self-start">
        <a href="/api/user/data" download="kaamsetu.json">
          <Download aria-hidden />
          {t("download")}
        </a>
      </Button>
      {mayDelete ? (
        <>
          <p className="text-muted-foreground max-w-prose">{t("deleteIntro")}</p>
          <ConfirmDialog
            destructive
            trigger={
              <Button variant="outline" className="text-destructive sm:self-start">
                {t("delete")}
              </Button>
            }
            title={t("deleteTitle")}
            description={t("deleteText")}
            confirmLabel={t("deleteConfirm")}
            cancelLabel={t("cancel")}
            pendingLabel={t("working")}
            onConfirm={async () => {
              await leave();
              // Open until the next page is there, or to try again.
              return false;
            }}
          />
        </>
      ) : null}
    </AccountSection>
  );
}
