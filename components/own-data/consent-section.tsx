"use client";

import { useLocale, useTranslations } from "next-intl";
import { AccountSection } from "@/components/account/account-section";
import { AppLink } from "@/components/shared/app-link";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import { showToast } from "@/components/ui/toast";
import { formatDate } from "@/lib/language/format";
import { withdrawNotice } from "@/lib/domains/own-data/client";
import { PRODUCT } from "@/lib/core/product";
import { href } from "@/lib/access/routes";

type Props = { audience: "worker" | "employer"; agreedAt: string };

/** The account's section with the agreement to the notice, and a button to withdraw it. */
export function ConsentSection({ audience, agreedAt }: Props) {
  const t = useTranslations("consent");
  const language = useLocale();
  const problemText = useProblemText();

  async function withdraw(): Promise<false> {
    try {
      await withdrawNotice();
      // The next screen asks again, and offers to delete the account.
      window.location.assign(href.firstSteps());
    } catch (error) {
      showToast({ title: t("withdrawFailed"), description: problemText(error), variant: "destructive" });
    }
    // Open until the next page is there, or to try again.
    return false;
  }

  return (
    <AccountSection
      title={t("yours")}
      intro={t("yoursIntro", { product: PRODUCT, date: formatDate(agreedAt, language) })}
    >
      <div className="flex flex-wrap gap-3">
        <AppLink href={href.notice("privacy")} className={buttonVariants({ variant: "outline" })}>
          {t("whole")}
        </AppLink>
        <ConfirmDialog
          destructive
          trigger={
            <Button variant="outline" className="text-destructive">
              {t("withdraw")}
            </Button>
          }
          title={t("withdrawTitle")}
          description={t(audience === "worker" ? "withdrawWorker" : "withdrawEmployer", { product: PRODUCT })}
          confirmLabel={t("withdraw")}
          cancelLabel={t("cancel")}
          pendingLabel={t("saving")}
          onConfirm={withdraw}
        />
      </div>
    </AccountSection>
  );
}
