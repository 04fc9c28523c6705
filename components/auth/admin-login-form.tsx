"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { applyServerErrors, useValidationText } from "@/components/shared/form-errors";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { LiveForm } from "@/components/ui/live-form";
import { showToast } from "@/components/ui/toast";
import { ApiError } from "@/lib/http/api-fetch";
import { login } from "@/lib/users/client";
import { loginInput, type LoginInput, type LoginValues } from "@/lib/users/schema";
import { PasswordField, UsernameField } from "./account-fields";
import { FormProblem } from "./form-problem";
import { useTypedFields } from "./typed-fields";
import { useEntrance } from "./use-entrance";
import { leaveWelcome } from "./welcome";

const KEPT = ["username"] as const;

/** Login of admins. The role goes along, so that the server refuses other accounts without signing them in. */
export function AdminLoginForm() {
  const t = useTranslations("adminLogin");
  const validationText = useValidationText();
  const problemText = useProblemText();
  const [problem, setProblem] = useState<string | null>(null);
  const { isEntering, enter } = useEntrance();
  const form = useForm<LoginValues, unknown, LoginInput>({
    resolver: zodResolver(loginInput),
    defaultValues: { role: "admin", username: "", password: "" },
  });
  useTypedFields("adminLogin", form, KEPT);
  const { errors, isSubmitting } = form.formState;

  const refuse = (error: unknown) => {
    const isDenied = error instanceof ApiError && error.code === "not_admin";
    const description = isDenied ? t("deniedText") : error instanceof ApiError ? problemText(error) : t("failedText");
    setProblem(description);
    showToast({ title: isDenied ? t("deniedTitle") : t("failedTitle"), description, variant: "destructive" });
  };

  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    try {
      const user = await login(values);
      leaveWelcome(user.username);
      enter(user);
    } catch (error) {
      applyServerErrors(form, error);
      refuse(error);
    }
  });

  return (
    <LiveForm onSubmit={(event) => void submit(event)} className="grid gap-4">
      <UsernameField
        label={t("username")}
        error={validationText(errors.username?.message)}
        field={form.register("username")}
      />
      <PasswordField
        label={t("password")}
        error={validationText(errors.password?.message)}
        field={form.register("password")}
        autoComplete="current-password"
      />
      <FormProblem text={problem} />
      <Button type="submit" className="mt-1 w-full" pending={isSubmitting || isEntering} pendingLabel={t("submitting")}>
        {t("submit")}
      </Button>
    </LiveForm>
  );
}
