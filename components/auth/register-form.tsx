"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useLocale, useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { SelectField } from "@/components/form/fields/select-field";
import { TextField } from "@/components/form/fields/text-field";
import { FormBody } from "@/components/form/form-body";
import { FormScope } from "@/components/form/form-scope";
import { languageInCookies, rememberLanguage } from "@/components/shared/language/language-memory";
import { LanguageOptions } from "@/components/shared/language/language-options";
import { Button } from "@/components/ui/button";
import type { SelectOption } from "@/components/ui/select";
import { register } from "@/lib/users/client";
import { CONSENT_VERSIONS } from "@/lib/users/options";
import { registerForm, type RegisterFormOutput, type RegisterFormValues } from "@/lib/users/schema";
import { UsernameField } from "./account-fields";
import { ConsentFields } from "./consent-fields";
import { FreeUsernames } from "./free-usernames";
import { FormProblem } from "./form-problem";
import { LanguageSuggestion } from "./language-suggestion";
import { NewPasswordFields } from "./new-password-fields";
import { RoleChoice } from "./role-choice";
import { useTypedFields } from "./typed-fields";
import { useSignIn } from "./use-sign-in";
import { useRefusalText } from "./use-refusal-text";

const KEPT = ["role", "username", "phone", "preferredLanguage", "region"] as const;

/** The registration form of workers and employers. @param regions with their names in the reader's language. */
export function RegisterForm({ regions }: { regions: readonly SelectOption[] }) {
  const t = useTranslations("auth");
  const locale = useLocale();
  const refusalText = useRefusalText();
  const form = useForm<RegisterFormValues, unknown, RegisterFormOutput>({
    resolver: zodResolver(registerForm),
    defaultValues: {
      role: "worker",
      username: "",
      password: "",
      confirmPassword: "",
      phone: "",
      isAdult: false,
      agreed: false,
      // Someone registering on a Hindi screen keeps Hindi.
      preferredLanguage: locale,
      region: "",
    },
    shouldFocusError: false,
  });
  useTypedFields("register", form, KEPT);
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
    refusalOf: (error) => ({ title: t("registrationFailed"), description: refusalText(error) }),
  });
  return (
    <FormScope form={form} name="register">
      <FormBody onSubmit={submit} className="grid gap-4">
        <RoleChoice />
        <UsernameField label={t("username")} />
        <FreeUsernames form={form} />
        <NewPasswordFields />
        <TextField<RegisterFormValues>
          name="phone"
          label={t("phone")}
          hint={t("phoneHint")}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
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
