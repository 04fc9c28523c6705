"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { FormBody } from "@/components/form/form-body";
import { FormScope } from "@/components/form/form-scope";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { ApiError } from "@/lib/http/api-fetch";
import { login } from "@/lib/users/client";
import { loginInput, type LoginInput, type LoginValues } from "@/lib/users/schema";
import { PasswordField, UsernameField } from "./account-fields";
import { ForgotPassword } from "./forgot-password";
import { FormProblem } from "./form-problem";
import { useTypedFields } from "./typed-fields";
import { useSignIn } from "./use-sign-in";
import { storeWelcome } from "./welcome";

const KEPT = ["username"] as const;

/** The admins' login form. It sends the role, so that the server refuses other accounts without signing them in. */
export function AdminLoginForm() {
  const t = useTranslations("adminLogin");
  const problemText = useProblemText();
  const form = useForm<LoginValues, unknown, LoginInput>({
    resolver: zodResolver(loginInput),
    defaultValues: { role: "admin", username: "", password: "" },
    shouldFocusError: false,
  });
  useTypedFields("adminLogin", form, KEPT);
  const { submit, isEntering, problem } = useSignIn({
    form,
    send: async (values) => {
      const user = await login(values);
      storeWelcome(user.username);
      return user;
    },
    refusalOf: (error) => {
      if (!(error instanceof ApiError)) return { title: t("failedTitle"), description: t("failedText") };
      if (error.code === "not_admin") return { title: t("deniedTitle"), description: t("deniedText") };
      return { title: t("failedTitle"), description: problemText(error) };
    },
  });
  return (
    <FormScope form={form} name="admin-login">
      <FormBody onSubmit={submit} className="grid gap-4">
        <UsernameField label={t("username")} />
        <PasswordField label={t("password")} autoComplete="current-password" />
        <FormProblem text={problem} />
        <Button type="submit" className="mt-1 w-full" pending={isEntering} pendingLabel={t("submitting")}>
          {t("submit")}
        </Button>
        <ForgotPassword />
      </FormBody>
    </FormScope>
  );
}
