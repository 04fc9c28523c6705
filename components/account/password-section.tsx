"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { showToast } from "@/components/ui/toast";
import { AccountSection } from "./account-section";
import { PasswordForm } from "./password-form";

/** The account's section in which the password is changed. @param min characters of a new one. */
export function PasswordSection({ min }: { min: number }) {
  const t = useTranslations("account.password");
  const { refresh } = useRouter();
  return (
    <AccountSection title={t("title")} intro={t("intro")}>
      <PasswordForm
        min={min}
        onChanged={() => {
          showToast({ title: t("done"), variant: "success" });
          // The other sessions have ended.
          refresh();
        }}
      />
    </AccountSection>
  );
}
