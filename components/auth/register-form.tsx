"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { SelectField } from "@/components/form/fields/select-field";
import { TickField } from "@/components/form/fields/tick-field";
import { FormBody } from "@/components/form/form-body";
import { FormScope } from "@/components/form/form-scope";
import { RefusedSummary, useRefusedValues } from "@/components/form/refused-form";
import { languageInCookies, rememberLanguage } from "@/components/shared/language/language-memory";
import { LanguageOptions } from "@/components/shared/language/language-options";
import { Button } from "@/components/ui/button";
import type { SelectOption } from "@/components/ui/select";
import type { FormRefusal } from "@/lib/http/form-refusal";
import { formAction } from "@/lib/routes";
import { register } from "@/lib/users/client";
import { makeRecoveryNumber } from "@/lib/users/recovery-client";
import { CONSENT_VERSIONS } from "@/lib/users/options";
import { registerForm, type RegisterFormOutput, type RegisterFormValues } from "@/lib/users/schema";
import { PhoneField, UsernameField } from "./account-fields";
import { ConsentFields } from "./consent-fields";
import { FreeUsernames } from "./free-usernames";
import { FormProblem } from "./form-problem";
import { LanguageSuggestion } from "./language-suggestion";
import { RecoveryNumber } from "./recovery-number";
import { NewPasswordFields } from "./new-password-fields";
import { RoleChoice } from "./role-choice";
import { useTypedFields } from "./typed-fields";
import { useSignIn } from "./use-sign-in";
import { useRefusalText } from "./use-refusal-text";

const TARGET = { action: formAction.register() };
const KEPT = ["role", "username", "phone", "preferredLanguage", "region"] as const;

type Props = { regions: readonly SelectOption[]; refusal: FormRefusal | null };

/**
 * The registration form of workers and employers.
 * @param props.regions with their names in the reader's language. @param props.refusal of the same form, posted before
 *   its script ran.
 */
export function RegisterForm({ regions, refusal }: Props) {
  const t = useTranslations("auth");
  const tRecovery = useTranslations("recovery");
  const locale = useLocale();
  const refusalText = useRefusalText();
  const form = useForm<RegisterFormValues, unknown, RegisterFormOutput>({
    resolver: zodResolver(registerForm),
    ...useRefusedValues<RegisterFormValues>(refusal, {
      role: "worker",
      username: "",
      password: "",
      confirmPassword: "",
      phone: "",
      isAdult: false,
      agreed: false,
      wantsNumber: false,
      // Someone registering on a Hindi screen keeps Hindi.
      preferredLanguage: locale,
      region: "",
    }),
    shouldFocusError: false,
  });
  const [shown, setShown] = useState<{ digits: string; goOn: () => void } | null>(null);

  /** Shows a recovery number until the user has written it down. */
  async function showNumber(currentPassword: string) {
    const made = await makeRecoveryNumber({ currentPassword }).catch((error: unknown) => {
      // The account exists, and its page offers a number too.
      console.error("No recovery number was made", error);
      return null;
    });
    if (made) await new Promise<void>((goOn) => setShown({ digits: made.recoveryNumber, goOn }));
  }

  useTypedFields("register", form, KEPT, refusal !== null);
  const { dirtyFields } = form.formState;
  const { submit, isEntering, problem } = useSignIn({
    form,
    send: async ({ agreed: _agreed, wantsNumber, ...values }) => {
      const hadChosen = languageInCookies(document.cookie) !== null;
      const user = await register({ ...values, consent: { version: CONSENT_VERSIONS.notice, language: locale } });
      // An earlier choice in this browser takes precedence; otherwise one made in this form counts as the choice.
      if (dirtyFields.preferredLanguage && !hadChosen) rememberLanguage(values.preferredLanguage);
      if (wantsNumber) await showNumber(values.password);
      return user;
    },
    refusalOf: (error) => ({ title: t("registrationFailed"), description: refusalText(error) }),
  });
  if (shown) return <RecoveryNumber digits={shown.digits} heading="h2" onKept={shown.goOn} />;
  return (
    <FormScope form={form} name="register">
      <FormBody onSubmit={submit} target={TARGET} className="grid gap-4">
        <RefusedSummary refusal={refusal} />
        <input type="hidden" name="consentVersion" value={CONSENT_VERSIONS.notice} />
        <input type="hidden" name="consentLanguage" value={locale} />
        <RoleChoice />
        <UsernameField label={t("username")} />
        <FreeUsernames form={form} />
        <NewPasswordFields />
        <PhoneField label={t("phone")} hint={t("phoneHint")} />
        <SelectField<RegisterFormValues> name="preferredLanguage" label={t("preferredLanguage")}>
          <LanguageOptions />
        </SelectField>
        <SelectField<RegisterFormValues>
          name="region"
          label={t("region")}
          options={regions}
          placeholder={t("noRegion")}
        />
        <LanguageSuggestion form={form} />
        <ConsentFields />
        <TickField<RegisterFormValues> name="wantsNumber" label={tRecovery("number.offer")} />
        <FormProblem text={problem} />
        <Button type="submit" className="mt-1 w-full" pending={isEntering} pendingLabel={t("registering")}>
          {t("register")}
        </Button>
      </FormBody>
    </FormScope>
  );
}
