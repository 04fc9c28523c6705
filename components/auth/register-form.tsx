"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useLocale, useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { applyServerErrors, useValidationText } from "@/components/shared/form-errors";
import { languageInCookies, rememberLanguage } from "@/components/shared/language/language-memory";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { LiveForm } from "@/components/ui/live-form";
import { Select, type SelectOption } from "@/components/ui/select";
import { LANGUAGE_NAMES, LANGUAGES } from "@/lib/i18n/languages";
import { register } from "@/lib/users/client";
import { registerInput, type RegisterInput, type RegisterValues } from "@/lib/users/schema";
import { PasswordField, UsernameField } from "./account-fields";
import { FormProblem } from "./form-problem";
import { LanguageSuggestion } from "./language-suggestion";
import { RoleChoice } from "./role-choice";
import { useTypedFields } from "./typed-fields";
import { useEntrance } from "./use-entrance";
import { useRefusal } from "./use-refusal";

const KEPT = ["role", "username", "preferredLanguage", "region"] as const;

/** Registration of workers and employers. @param regions with their names in the reader's language. */
export function RegisterForm({ regions }: { regions: readonly SelectOption[] }) {
  const t = useTranslations("auth");
  const locale = useLocale();
  const validationText = useValidationText();
  const { isEntering, enter } = useEntrance();
  const { problem, refuse, clear } = useRefusal(t("registrationFailed"));
  const form = useForm<RegisterValues, unknown, RegisterInput>({
    resolver: zodResolver(registerInput),
    defaultValues: {
      role: "worker",
      username: "",
      password: "",
      confirmPassword: "",
      // Whoever registers on a Hindi screen stays in Hindi.
      preferredLanguage: locale,
      region: "",
    },
  });
  useTypedFields("register", form, KEPT);
  const { errors, isSubmitting, dirtyFields } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    clear();
    try {
      const hadChosen = languageInCookies(document.cookie) !== null;
      const user = await register(values);
      // An earlier choice on this browser stands; otherwise one made in this form is one.
      if (dirtyFields.preferredLanguage && !hadChosen) rememberLanguage(values.preferredLanguage);
      enter(user);
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
        hint={t("passwordHint")}
        error={validationText(errors.password?.message)}
        field={form.register("password")}
        autoComplete="new-password"
      />
      <PasswordField
        label={t("confirmPassword")}
        error={validationText(errors.confirmPassword?.message)}
        field={form.register("confirmPassword")}
        autoComplete="new-password"
      />
      <Field label={t("preferredLanguage")} error={validationText(errors.preferredLanguage?.message)}>
        <Select {...form.register("preferredLanguage")}>
          {LANGUAGES.map((language) => (
            <option key={language} value={language} lang={language}>
              {LANGUAGE_NAMES[language]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t("region")} error={validationText(errors.region?.message)}>
        <Select {...form.register("region")} options={regions} placeholder={t("noRegion")} />
      </Field>
      <LanguageSuggestion form={form} />
      <FormProblem text={problem} />
      <Button
        type="submit"
        className="mt-1 w-full"
        pending={isSubmitting || isEntering}
        pendingLabel={t("registering")}
      >
        {t("register")}
      </Button>
    </LiveForm>
  );
}
