"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useFormContext } from "react-hook-form";
import { TextField } from "@/components/form/fields/text-field";
import { Form } from "@/components/form/form-body";
import { useCheckedForm } from "@/components/form/use-rules";
import { RefusedSummary, useRefusedValues } from "@/components/form/refused-form";
import { storeForNextPage } from "@/components/shared/next-page";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { formAction } from "@/lib/access/routes";
import { login } from "@/lib/domains/users/client";
import type { LoginInput, LoginValues } from "@/lib/domains/users/schema";
import { ApiError } from "@/lib/platform/http/api-error";
import type { ErrorCode } from "@/lib/platform/http/errors";
import type { FormRefusal } from "@/lib/platform/http/form-refusal";
import { msg } from "@/lib/platform/http/validation-message";
import { UsernameField } from "./account-fields";
import { PasswordField } from "./password-field";
import { ForgotPassword } from "./forgot-password";
import { FormProblem } from "./form-problem";
import { useTypedFields } from "./typed-fields";
import { useSignIn } from "./use-sign-in";

const KEPT = ["username"] as const;

const TARGET = { action: formAction.login() };

/** The refusals that ask for the second factor; the password is typed once more, because none is ever kept. */
const ASKING: readonly ErrorCode[] = ["otp_required", "wrong_otp"];

/**
 * The admins' login form. It sends the role, so that the server refuses other accounts without signing them in. Once the
 * password is right, it asks for the code of the second factor; before the script runs, for both together.
 * @param refusal of the same form, posted before its script ran.
 */
export function AdminLoginForm({ refusal }: { refusal: FormRefusal | null }) {
  const t = useTranslations("adminLogin");
  const problemText = useProblemText();
  const form = useCheckedForm<LoginValues, LoginInput>(
    () => import("@/lib/domains/users/schema").then(({ loginInput }) => loginInput),
    useRefusedValues<LoginValues>(refusal, { role: "admin", username: "", password: "", otp: "" }),
  );
  useTypedFields("adminLogin", form, KEPT, refusal !== null);
  const [asksCode, setAsksCode] = useState(false);
  const [asksBoth, setAsksBoth] = useState(refusal !== null && ASKING.includes(refusal.code));
  const back = () => {
    form.resetField("otp");
    setAsksCode(false);
    setAsksBoth(false);
  };
  const onFailure = (error: unknown) => {
    if (!(error instanceof ApiError)) return undefined;
    if (error.code === "otp_required") {
      if (asksCode || asksBoth) form.setError("otp", { message: msg("otpRequired") });
      if (!asksBoth) setAsksCode(true);
      return "told";
    }
    if (error.code === "wrong_otp") form.setFocus("otp", { shouldSelect: true });
    if (error.code === "wrong_credentials") back();
    return undefined;
  };
  const { submit, isEntering, problem } = useSignIn({
    form,
    send: async (values) => {
      const user = await login(values);
      storeForNextPage("welcome", user.username);
      return user;
    },
    onFailure,
    refusalOf: (error) => {
      if (!(error instanceof ApiError)) return { title: t("failedTitle"), description: t("failedText") };
      if (error.code === "not_admin") return { title: t("deniedTitle"), description: t("deniedText") };
      return { title: t("failedTitle"), description: problemText(error) };
    },
  });
  return (
    <Form form={form} name="admin-login" onSubmit={submit} target={TARGET} className="grid gap-4">
      <RefusedSummary refusal={refusal} />
      <input type="hidden" name="role" value="admin" />
      <div hidden={asksCode} className="grid gap-4">
        <UsernameField label={t("username")} />
        <PasswordField label={t("password")} autoComplete="current-password" />
      </div>
      {asksCode ? <LoginCode onBack={back} /> : asksBoth ? <CodeBesidePassword /> : null}
      <FormProblem text={problem} />
      <Button type="submit" className="mt-1 w-full" pending={isEntering} pendingLabel={t("submitting")}>
        {t("submit")}
      </Button>
      <ForgotPassword />
    </Form>
  );
}

/** The second step of an admin's login: the code of the device, or a recovery code. @param onBack to the password. */
function LoginCode({ onBack }: { onBack: () => void }) {
  const t = useTranslations("secondFactor.login");
  const { setFocus, resetField } = useFormContext<LoginValues>();
  const [isLost, setLost] = useState(false);
  useEffect(() => setFocus("otp"), [setFocus, isLost]);
  return (
    <>
      <TextField<LoginValues>
        // The keyboard that a phone shows is chosen when the field gets the focus.
        key={String(isLost)}
        name="otp"
        label={t(isLost ? "recoveryCode" : "code")}
        hint={t(isLost ? "recoveryHint" : "hint")}
        required
        inputMode={isLost ? "text" : "numeric"}
        autoComplete={isLost ? "off" : "one-time-code"}
        autoCapitalize={isLost ? "characters" : "none"}
        autoCorrect="off"
        spellCheck={false}
      />
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="ghost" className="px-3" onClick={onBack}>
          {t("back")}
        </Button>
        <Button
          variant="ghost"
          className="px-3"
          onClick={() => {
            resetField("otp");
            setLost(!isLost);
          }}
        >
          {t(isLost ? "found" : "lost")}
        </Button>
      </div>
    </>
  );
}

/** The same beside the password, before the script runs: the device's code or a recovery code in one field. */
function CodeBesidePassword() {
  const t = useTranslations("secondFactor.login");
  return (
    <TextField<LoginValues>
      name="otp"
      label={t("code")}
      hint={`${t("hint")} ${t("recoveryCode")}: ${t("recoveryHint")}`}
      required
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
