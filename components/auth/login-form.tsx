"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { applyServerErrors, useValidationText } from "@/components/shared/form-errors";
import { Button } from "@/components/ui/button";
import { LiveForm } from "@/components/ui/live-form";
import { login } from "@/lib/users/client";
import { loginInput, type LoginInput, type LoginValues } from "@/lib/users/schema";
import { PasswordField, UsernameField } from "./account-fields";
import { FormProblem } from "./form-problem";
import { RoleChoice } from "./role-choice";
import { useTypedFields } from "./typed-fields";
import { useEntrance } from "./use-entrance";
import { useRefusal } from "./use-refusal";

const KEPT = ["role", "username"] as const;

/** Login of workers and employers. */
export function LoginForm() {
  const t = useTranslations("auth");
  const validationText = useValidationText();
  const { isEntering, enter } = useEntrance();
  const { problem, refuse, clear } = useRefusal(t("loginFailed"));
  const form = useForm<LoginValues, unknown, LoginInput>({
    resolver: zodResolver(loginInput),
    defaultValues: { role: "worker", username: "", password: "" },
  });
  useTypedFields("login", form, KEPT);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    clear();
    try {
      enter(await login(values));
    } catch (error) {
      applyServerErrors(form, error);
      refuse(error);
    }
  });

  return (
    <LiveForm onSubmit={(event) => void submit(event)} className="grid gap-4">
      <RoleChoice field={form.register("role")} />
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
      <Button type="submit" className="mt-1 w-full" pending={isSubmitting || isEntering} pendingLabel={t("loggingIn")}>
        {t("login")}
      </Button>
    </LiveForm>
  );
}
