"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { PasswordField } from "@/components/auth/password-field";
import { Form, SubmitButton } from "@/components/form/form-body";
import { useCheckedForm } from "@/components/form/use-rules";
import { useSubmit } from "@/components/form/use-submit";
import { showToast } from "@/components/ui/toast";
import { changePassword } from "@/lib/domains/users/client";
import type { PasswordChangeInput } from "@/lib/domains/users/schema";

const EMPTY: PasswordChangeInput = { currentPassword: "", newPassword: "" };

type Props = {
  /** Characters of a new password. */
  min: number;
  /** The page that opens afterwards; absent: this one stays. */
  next?: string;
};

/** Changes the user's password. Needs the texts of `account`, `auth`, `errors` and `validation`. */
export function PasswordForm({ min, next }: Props) {
  const t = useTranslations("account.password");
  const { refresh } = useRouter();
  const form = useCheckedForm<PasswordChangeInput>(
    () => import("@/lib/domains/users/schema").then(({ passwordChangeInput }) => passwordChangeInput),
    { defaultValues: EMPTY },
  );
  const { submit, pending } = useSubmit({
    form,
    send: changePassword,
    leaves: next !== undefined,
    onSuccess: () => {
      form.reset(EMPTY);
      if (next !== undefined) return window.location.replace(next);
      showToast({ title: t("done"), variant: "success" });
      // The other sessions have ended.
      refresh();
    },
    failed: t("failed"),
  });
  return (
    <Form form={form} name="password" onSubmit={() => void submit()} className="grid max-w-md gap-4">
      <PasswordField name="currentPassword" label={t("current")} autoComplete="current-password" />
      <PasswordField name="newPassword" label={t("next")} hint={t("hint", { min })} autoComplete="new-password" />
      <SubmitButton pending={pending !== null} pendingLabel={t("saving")}>
        {t("save")}
      </SubmitButton>
    </Form>
  );
}
