"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormBody } from "@/components/form/form-body";
import { FormScope } from "@/components/form/form-scope";
import { useCheckedForm } from "@/components/form/use-rules";
import { useSubmit } from "@/components/form/use-submit";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast";
import { href } from "@/lib/access/routes";
import { mailRecoveryCode, recover, useSendsMail } from "@/lib/domains/users/recovery-client";
import type { RecoveryInput, RecoveryValues } from "@/lib/domains/users/recovery-schema";
import { CodeField, UsernameField } from "./account-fields";
import { PasswordField } from "./password-field";
import { FormProblem } from "./form-problem";

/** Sets a new password by a recovery number or a code, and sends a code by e-mail: a card each. Needs the texts of `recovery`, `auth`, `errors`, `validation`. */
export function RecoveryForm() {
  const t = useTranslations("recovery");
  const tAuth = useTranslations("auth");
  const problemText = useProblemText();
  const [isDone, setDone] = useState(false);
  const [isMailing, setMailing] = useState(false);
  const sendsMail = useSendsMail();
  const form = useCheckedForm<RecoveryValues, RecoveryInput>(
    () => import("@/lib/domains/users/recovery-schema").then(({ recoveryInput }) => recoveryInput),
    { defaultValues: { username: "", code: "", newPassword: "" } },
  );
  const { submit, pending, unplaced } = useSubmit({
    form,
    send: recover,
    onSuccess: () => setDone(true),
    failed: t("failed"),
    signedOut: "tell",
  });

  async function sendMail() {
    if (!(await form.trigger("username"))) return form.setFocus("username");
    setMailing(true);
    try {
      await mailRecoveryCode(form.getValues("username"));
      showToast({ title: t("mailed"), variant: "success" });
      form.setFocus("code");
    } catch (error) {
      showToast({ title: t("mailFailed"), description: problemText(error), variant: "destructive" });
    } finally {
      setMailing(false);
    }
  }

  if (isDone) {
    return (
      <Card>
        <div role="status" className="grid gap-4">
          <p className="text-lg font-bold">{t("done")}</p>
          {/* Loaded as a whole, so that the login is open. */}
          <a href={href.login()} className={buttonVariants()}>
            {t("logIn")}
          </a>
        </div>
      </Card>
    );
  }
  return (
    <FormScope form={form} name="recovery">
      <Card asChild>
        <section aria-labelledby="by-number">
          <h2 id="by-number" className="text-lg font-bold">
            {t("byNumber")}
          </h2>
          <FormBody onSubmit={() => void submit()} className="grid gap-4">
            <UsernameField label={tAuth("username")} />
            <CodeField label={t("code")} hint={t("codeHint")} />
            <PasswordField
              name="newPassword"
              label={t("newPassword")}
              hint={tAuth("passwordHint")}
              autoComplete="new-password"
              initiallyShown
            />
            <FormProblem text={unplaced === null ? null : problemText(unplaced)} />
            <Button type="submit" className="mt-1 w-full" pending={pending !== null} pendingLabel={t("saving")}>
              {t("save")}
            </Button>
          </FormBody>
        </section>
      </Card>
      {sendsMail ? (
        <Card asChild>
          <section aria-labelledby="by-mail">
            <div className="grid gap-1">
              <h2 id="by-mail" className="text-lg font-bold">
                {t("byMail.title")}
              </h2>
              <p className="text-muted-foreground">{t("byMail.text")}</p>
            </div>
            <Button variant="outline" pending={isMailing} pendingLabel={t("mailing")} onClick={() => void sendMail()}>
              <Icon name="mail" />
              {t("mail")}
            </Button>
          </section>
        </Card>
      ) : null}
    </FormScope>
  );
}
