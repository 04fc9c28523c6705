"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { useForm, useFormContext, useWatch, type UseFormReturn } from "react-hook-form";
import { SelectField } from "@/components/form/fields/select-field";
import { TextField } from "@/components/form/fields/text-field";
import { FormBody } from "@/components/form/form-body";
import { FormScope } from "@/components/form/form-scope";
import { RefusedSummary, useRefusedValues } from "@/components/form/refused-form";
import { languageInCookies, rememberLanguage } from "@/components/shared/language/language-memory";
import { LanguageOptions } from "@/components/shared/language/language-options";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { SelectOption } from "@/components/ui/select";
import { formAction, href } from "@/lib/access/routes";
import { audienceOf } from "@/lib/core/roles";
import { register } from "@/lib/domains/users/client";
import { LANGUAGE_BY_REGION, REGIONS } from "@/lib/domains/users/options";
import { registerForm, type RegisterFormOutput, type RegisterFormValues } from "@/lib/domains/users/schema";
import { useUsernameFor, useUsernameSuggestions } from "@/lib/domains/users/suggestions-client";
import { LANGUAGE_NAMES } from "@/lib/language/i18n/languages";
import { CONSENT_VERSIONS } from "@/lib/language/notices/consents";
import type { FormRefusal } from "@/lib/platform/http/form-refusal";
import { PasswordField, PhoneField, UsernameField } from "./account-fields";
import { ConsentFields } from "./consent-fields";
import { FormProblem } from "./form-problem";
import { RoleChoice } from "./role-choice";
import { useTypedFields } from "./typed-fields";
import { useRefusalText, useSignIn } from "./use-sign-in";

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

/** Two free names beneath one that is taken or refused; a touch takes one. */
function FreeUsernames({ form }: { form: UseFormReturn<RegisterFormValues, unknown, RegisterFormOutput> }) {
  const t = useTranslations("auth");
  const label = useId();
  const { error } = form.getFieldState("username", form.formState);
  const typed = (form.getValues("username") ?? "").trim();
  const { data } = useUsernameSuggestions(error && typed ? typed : null);
  if (!error || !data || data.usernames.length === 0) return null;
  return (
    <div role="group" aria-labelledby={label} className="grid gap-2">
      <p id={label} className="text-muted-foreground text-sm">
        {t("freeUsernames")}
      </p>
      <div className="flex flex-wrap gap-2">
        {data.usernames.map((username) => (
          <Button
            key={username}
            type="button"
            variant="outline"
            onClick={() => {
              form.setValue("username", username, { shouldDirty: true, shouldValidate: true });
              form.setFocus("username");
            }}
          >
            <bdi>{username}</bdi>
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Offers a worker the language of the chosen region, in that language; employers' screens are in English. */
function LanguageSuggestion({ form }: { form: UseFormReturn<RegisterFormValues, unknown, RegisterFormOutput> }) {
  const t = useTranslations("auth");
  const [role, region, chosen] = useWatch({ control: form.control, name: ["role", "region", "preferredLanguage"] });
  const known = REGIONS.find((one) => one === region);
  const suggested = known && LANGUAGE_BY_REGION[known];
  if (!suggested || suggested === chosen || audienceOf(role ?? "worker") !== "worker") return null;
  return (
    <Button
      type="button"
      variant="outline"
      className="w-full"
      onClick={() => form.setValue("preferredLanguage", suggested, { shouldDirty: true })}
    >
      <Icon name="languages" />
      {t("useLanguage", { language: LANGUAGE_NAMES[suggested] })}
    </Button>
  );
}

/**
 * The password of a new account, and the same once more. While the first can be read it need not be typed twice: the
 * form fills the second.
 */
function NewPasswordFields() {
  const t = useTranslations("auth");
  const { getValues, setValue, formState } = useFormContext<RegisterFormValues>();
  const [isShown, setShown] = useState(true);
  const repeat = (password: string) =>
    setValue("confirmPassword", password, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  return (
    <>
      <PasswordField
        label={t("password")}
        hint={t("passwordHint")}
        autoComplete="new-password"
        initiallyShown
        onShownChange={(shown) => {
          setShown(shown);
          if (shown) repeat(getValues("password"));
        }}
        onInput={({ currentTarget }) => {
          if (isShown) repeat(currentTarget.value);
        }}
      />
      <PasswordField
        name="confirmPassword"
        label={t("confirmPassword")}
        autoComplete="new-password"
        // Typing would append to the dots that the form has put there.
        onFocus={() => {
          if (isShown && getValues("confirmPassword") === getValues("password")) setValue("confirmPassword", "");
        }}
        onLeave={() => {
          if (isShown && getValues("confirmPassword") === "") repeat(getValues("password"));
        }}
      />
    </>
  );
}

/** Milliseconds without a key before a name counts as typed. */
const PAUSE = 500;

/** Fills in a free username made of the name, as long as nobody has typed another there. */
function useMadeUsername({
  control,
  getValues,
  setValue,
}: UseFormReturn<RegisterFormValues, unknown, RegisterFormOutput>): void {
  const name = useWatch({ control, name: "name" });
  const [typed, setTyped] = useState("");
  useEffect(() => {
    const pause = setTimeout(() => setTyped(name.trim()), PAUSE);
    return () => clearTimeout(pause);
  }, [name]);
  const free = useUsernameFor(typed);
  const made = useRef("");
  useEffect(() => {
    if (free === null || !["", made.current].includes(getValues("username") ?? "")) return;
    made.current = free;
    setValue("username", free, { shouldValidate: true });
    // Only another name fills the field again: someone who empties it wants to type.
  }, [free, getValues, setValue]);
}
