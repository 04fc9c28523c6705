import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { CodeForm } from "@/components/account/code-form";
import { confirmPhone } from "@/lib/domains/users/recovery-client";

/** Takes the code that was sent to the employer's number. */
export function NumberCode() {
  const t = useTranslations("dashboard.number");
  const router = useRouter();
  return (
    <CodeForm
      name="number-code"
      texts={{ code: t("code"), confirm: t("confirm"), pending: t("working"), done: t("done"), failed: t("failed") }}
      send={confirmPhone}
      onConfirmed={() => router.refresh()}
    />
  );
}
