"use client";

import { useTranslations } from "next-intl";
import { AccountSection } from "@/components/account/account-section";
import { useWithPassword } from "@/components/account/password-dialog";
import { AppLink } from "@/components/shared/app-link";
import { storeForNextPage } from "@/components/shared/next-page";
import { useLeave } from "@/components/shell/use-leave";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import { Icon } from "@/components/ui/icon";
import { PRODUCT } from "@/lib/core/product";
import { deleteAccount } from "@/lib/domains/own-data/client";
import { href } from "@/lib/access/routes";

type Props = {
  userId: string;
  /** Not for admins. */
  mayDelete: boolean;
  /** Links to the page on which all of it can be read. */
  isLinked?: boolean;
};

/** Everything kept about the user, to download; and deleting the account. */
export function OwnDataSection({ userId, mayDelete, isLinked = false }: Props) {
  const t = useTranslations("ownData");
  const withPassword = useWithPassword();
  const end = async () => {
    await withPassword(deleteAccount);
    storeForNextPage("accountDeleted", "yes");
  };
  const { leave } = useLeave(userId, end, t("deleteFailed"), { asks: false });

  return (
    <AccountSection title={t("title")} intro={t("intro", { product: PRODUCT })}>
      {isLinked ? (
        <Button asChild variant="outline" className="sm:self-start">
          <AppLink href={href.ownData()}>
            <Icon name="file-text" />
            {t("see")}
          </AppLink>
        </Button>
      ) : null}
      <Button asChild variant="outline" className="sm:self-start">
        <a href="/api/user/data" download="kaamsetu.json">
          <Icon name="download" />
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
