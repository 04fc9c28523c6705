import { useTranslations } from "next-intl";
import { PasswordField } from "@/components/auth/password-field";
import { FormProblem } from "@/components/auth/form-problem";
import { Form } from "@/components/form/form-body";
import { useCheckedForm } from "@/components/form/use-rules";
import { useSubmit } from "@/components/form/use-submit";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialog";
import { confirmPassword } from "@/lib/domains/users/second-factor-client";
import type { ConfirmationInput } from "@/lib/domains/users/second-factor-schema";

export interface AskedPasswordProps {
  onGiven: () => void;
  onCancel: () => void;
}

/** The form of the question for the password. */
export function AskedPassword({ onGiven, onCancel }: AskedPasswordProps) {
  const t = useTranslations("confirmPassword");
  const problemText = useProblemText();
  const form = useCheckedForm<ConfirmationInput>(
    () => import("@/lib/domains/users/second-factor-schema").then(({ confirmationInput }) => confirmationInput),
    { defaultValues: { password: "" } },
  );
  const { submit, pending, unplaced } = useSubmit({
    form,
    send: ({ password }) => confirmPassword(password),
    onSuccess: onGiven,
  });
  return (
    <Form form={form} name="confirm" onSubmit={() => void submit()} className="grid gap-5">
      <PasswordField label={t("password")} autoComplete="current-password" />
      <FormProblem text={unplaced === null ? null : problemText(unplaced)} isNews />
      <DialogFooter>
        <Button variant="outline" onClick={onCancel} disabled={pending !== null}>
          {t("cancel")}
        </Button>
        <Button type="submit" pending={pending !== null} pendingLabel={t("working")}>
          {t("confirm")}
        </Button>
      </DialogFooter>
    </Form>
  );
}
