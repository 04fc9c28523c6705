"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useForm } from "react-hook-form";
import { CodeField } from "@/components/auth/account-fields";
import { FormBody, SubmitButton } from "@/components/form/form-body";
import { FormScope } from "@/components/form/form-scope";
import { useRules } from "@/components/form/use-rules";
import { useSubmit } from "@/components/form/use-submit";
import { showToast } from "@/components/ui/toast";
import { confirmPhone } from "@/lib/domains/users/recovery-client";
import type { EmailCodeInput } from "@/lib/domains/users/recovery-schema";

/** Takes the code that was sent. */
export function NumberCode() {
  const t = useTranslations("dashboard.number");
  const router = useRouter();
  const form = useForm<EmailCodeInput>({
    resolver: useRules(() =>
      import("@/lib/domains/users/recovery-schema").then(({ emailCodeInput }) => emailCodeInput),
    ),
    defaultValues: { code: "" },
    shouldFocusError: false,
  });
  const { submit, pending } = useSubmit({
    form,
    send: confirmPhone,
    onSuccess: () => {
      showToast({ title: t("done"), variant: "success" });
      router.refresh();
    },
    failed: t("failed"),
  });
  return (
    <FormScope form={form} name="number-code">
      <FormBody onSubmit={() => void submit()} className="grid w-full max-w-md gap-4">
        <CodeField label={t("code")} />
        <SubmitButton pending={pending !== null} pendingLabel={t("working")}>
          {t("confirm")}
        </SubmitButton>
      </FormBody>
    </FormScope>
  );
}
