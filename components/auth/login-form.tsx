import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form-body";
import { useCheckedForm } from "@/components/form/use-rules";
import { RefusedSummary, useRefusedValues } from "@/components/form/refused-form";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { FormRefusal } from "@/lib/platform/http/form-refusal";
import { formAction } from "@/lib/access/routes";
import { login } from "@/lib/domains/users/client";
import type { LoginInput, LoginValues } from "@/lib/domains/users/schema";
import { UsernameField } from "./account-fields";
import { PasswordField } from "./password-field";
import { ForgotPassword } from "./forgot-password";
import { FormProblem } from "./form-problem";
import { RoleChoice } from "./role-choice";
import { useTypedFields } from "./typed-fields";
import { useRefusalText, useSignIn } from "./use-sign-in";
import { REFUSALS } from "./refusals";

const TARGET = { action: formAction.login() };
const KEPT = ["role", "username"] as const;

type Props = { refusal: FormRefusal | null; role: "worker" | "employer" };

/** The login form of workers and employers. @param props.refusal of the same form, posted before its script ran. @param props.role chosen at first. */
export function LoginForm({ refusal, role }: Props) {
  const t = useTranslations("auth");
  const refusalText = useRefusalText();
  const form = useCheckedForm<LoginValues, LoginInput>(
    () => import("@/lib/domains/users/schema").then(({ loginInput }) => loginInput),
    useRefusedValues<LoginValues>(refusal, { role, username: "", password: "" }),
  );
  useTypedFields("login", form, KEPT, refusal !== null);
  const before = useAddressProblem();
  const isUntried = form.formState.submitCount === 0;
  const { submit, isEntering, problem } = useSignIn({
    form,
    send: login,
    refusalOf: (error) => ({ title: t("loginFailed"), description: refusalText(error) }),
  });
  return (
    <Form form={form} name="login" onSubmit={submit} target={TARGET} className="grid gap-4">
      <RefusedSummary refusal={refusal} />
      <RoleChoice />
      <UsernameField label={t("username")} />
      <PasswordField label={t("password")} autoComplete="current-password" />
      <FormProblem text={isUntried ? before : problem} isNews={isUntried} />
      <Button type="submit" className="mt-1 w-full" pending={isEntering} pendingLabel={t("loggingIn")}>
        {t("login")}
      </Button>
      <ForgotPassword />
    </Form>
  );
}

/** The reason a sign-in with another method was refused, from the address (`/?error=deactivated`), or null. */
function useAddressProblem(): string | null {
  const t = useTranslations("errors");
  // The screen is prerendered, without any address.
  if (!useHydrated()) return null;
  const code = new URLSearchParams(window.location.search).get("error");
  const known = REFUSALS.find((refusal) => refusal === code);
  return known ? t(known) : null;
}
