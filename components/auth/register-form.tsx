"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useLocale, useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { SelectField } from "@/components/form/fields/select-field";
import { TextField } from "@/components/form/fields/text-field";
import { FormBody } from "@/components/form/form-body";
import { FormScope } from "@/components/form/form-scope";
import { RefusedSummary, useRefusedValues } from "@/components/form/refused-form";
import { languageInCookies, rememberLanguage } from "@/components/shared/language/language-memory";
import { LanguageOptions } from "@/components/shared/language/language-options";
import { Button } from "@/components/ui/button";
import type { SelectOption } from "@/components/ui/select";
import type { FormRefusal } from "@/lib/platform/http/form-refusal";
import { formAction, href } from "@/lib/access/routes";
import { register } from "@/lib/domains/users/client";
import { CONSENT_VERSIONS } from "@/lib/language/notices/consents";
import { registerForm, type RegisterFormOutput, type RegisterFormValues } from "@/lib/domains/users/schema";
import { PhoneField, UsernameField } from "./account-fields";
import { ConsentFields } from "./consent-fields";
import { FreeUsernames } from "./free-usernames";
import { FormProblem } from "./form-problem";
import { LanguageSuggestion } from "./language-suggestion";
import { NewPasswordFields } from "./new-password-fields";
import { RoleChoice } from "./role-choice";
import { useTypedFields } from "./typed-fields";
import { useMadeUsername } from "./use-made-username";
import { useSignIn } from "./use-sign-in";
import { useRefusalText } from "./use-refusal-text";

const TARGET = { action: formAction.register() };
const KEPT = ["role", "name", "username", "phone", "preferredLanguage", "region"] as const;

type Props = { regions: readonly SelectOption[]; refusal: FormRefusal | null };

/**
 * The registration form of workers and employers.
 * @param props.regions with their names in the reader's language. @param props.refusal of the same form, posted before
 *   its script ran.
 */
export function RegisterForm({ regions, refusal }: Props) {
  const t = useTranslations("auth");
  const locale = useLocale();
  const refusalText = useRefusalText();
  const form = useForm<RegisterFormValues, unknown, RegisterFormOutput>({
    resolver: zodResolver(registerForm),
    ...useRefusedValues<RegisterFormValues>(refusal, {
      role: "worker",
      name: "",
      username: "",
      password: "",
      confirmPassword: "",
      phone: "",
      isAdult: false,
      agreed: false,
      // Someone registering on a Hindi screen keeps Hindi.
      preferredLanguage: locale,
      region: "",
    }),
    shouldFocusError: false,
  });
  useTypedFields("register", form, KEPT, refusal !== null);
  useMadeUsername(form);
  const { dirtyFields } = form.formState;
  const { submit, isEntering, problem } = useSignIn({
    form,
    send: async ({ agreed: _agreed, ...values }) => {
      const hadChosen = languageInCookies(document.cookie) !== null;
      const user = await register({ ...values, consent: { version: CONSENT_VERSIONS.notice, language: locale } });
      // An earlier choice in this browser takes precedence; otherwise one made in this form counts as the choice.
      if (dirtyFields.preferredLanguage && !hadChosen) rememberLanguage(values.preferredLanguage);
      return user;
    },
    // A username that is made only now is shown first.
    goOn: (path) => (form.getValues("username") ? path : href.newAccount(path)),
    refusalOf: (error) => ({ title: t("registrationFailed"), description: refusalText(error) }),
  });
  return (
    <FormScope form={form} name="register">
      <FormBody onSubmit={submit} target={TARGET} className="grid gap-4">
        <RefusedSummary refusal={refusal} />
        <input type="hidden" name="consentVersion" value={CONSENT_VERSIONS.notice} />
        <input type="hidden" name="consentLanguage" value={locale} />
        <RoleChoice />
        <TextField<RegisterFormValues>
          name="name"
          label={t("name")}
          hint={t("nameHint")}
          autoComplete="name"
          required
        />
        <UsernameField label={t("username")} hint={t("usernameHint")} />
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
        <FormProblem text={problem} />
        <Button type="submit" className="mt-1 w-full" pending={isEntering} pendingLabel={t("registering")}>
          {t("register")}
        </Button>
      </FormBody>
    </FormScope>
  );
}
