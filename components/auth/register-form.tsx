import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { TextField } from "@/components/form/fields/text-field";
import { Form } from "@/components/form/form-body";
import { useCheckedForm } from "@/components/form/use-rules";
import { RefusedSummary, useRefusedValues } from "@/components/form/refused-form";
import { languageInCookies, rememberLanguage } from "@/components/shared/language/language-memory";
import { Button } from "@/components/ui/button";
import type { SelectOption } from "@/components/ui/select";
import { formAction, href } from "@/lib/access/routes";
import { register } from "@/lib/domains/users/client";
import type { Region } from "@/lib/domains/users/options";
import type { RegisterFormOutput, RegisterFormValues } from "@/lib/domains/users/schema";
import { useUsernameFor } from "@/lib/domains/users/suggestions-client";
import { CONSENT_VERSIONS } from "@/lib/language/notices/consents";
import type { FormRefusal } from "@/lib/platform/http/form-refusal";
import { PhoneField } from "./account-fields";
import { PasswordField } from "./password-field";
import { ConsentFields } from "./consent-fields";
import { FormProblem } from "./form-problem";
import { isMoreRefused, isOfMore, MoreFields, type RegistrationForm } from "./more-fields";
import { useTypedFields } from "./typed-fields";
import { useRefusalText, useSignIn } from "./use-sign-in";

const TARGET = { action: formAction.register() };
const KEPT = ["role", "name", "username", "phone", "preferredLanguage", "region"] as const;

type Props = {
  regions: readonly SelectOption[];
  refusal: FormRefusal | null;
  /** The reader as the page knows them. */
  known: KnownOfReader;
};

/** Preselected in the form: what the address says of the reader. */
export type KnownOfReader = { role: "worker" | "employer"; region: Region | null };

/**
 * The registration form of workers and employers: name, password and number; the specification's further fields are below,
 * filled in already.
 * @param props.regions with their names in the reader's language. @param props.refusal of the same form, posted before
 *   its script ran.
 */
export function RegisterForm({ regions, refusal, known }: Props) {
  const t = useTranslations("auth");
  const locale = useLocale();
  const refusalText = useRefusalText();
  const more = useRef<HTMLDetailsElement>(null);
  const openMore = () => {
    if (more.current) more.current.open = true;
  };
  const form = useCheckedForm<RegisterFormValues, RegisterFormOutput>(
    () => import("@/lib/domains/users/schema").then(({ registerForm }) => registerForm),
    useRefusedValues<RegisterFormValues>(refusal, {
      role: known.role,
      name: "",
      username: "",
      password: "",
      confirmPassword: "",
      phone: "",
      isAdult: false,
      agreed: false,
      // Someone registering on a Hindi screen keeps Hindi.
      preferredLanguage: locale,
      region: known.region ?? "",
    }),
  );
  useTypedFields("register", form, KEPT, refusal !== null);
  useMadeUsername(form);
  const passwords = useRepeatedPassword(form, openMore);
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
    reveal: (names) => {
      if (isMoreRefused(names)) openMore();
    },
    refusalOf: (error) => ({ title: t("registrationFailed"), description: refusalText(error) }),
  });
  return (
    <Form
      form={form}
      name="register"
      onSubmit={submit}
      target={TARGET}
      className="grid grid-cols-1 gap-2 sm:gap-3 max-sm:[&_[data-slot=field]]:gap-0.5"
    >
      <RefusedSummary refusal={refusal} />
      <input type="hidden" name="consentVersion" value={CONSENT_VERSIONS.notice} />
      <input type="hidden" name="consentLanguage" value={locale} />
      <TextField<RegisterFormValues> name="name" label={t("name")} autoComplete="name" required />
      <PasswordField
        label={t("password")}
        placeholder={t("passwordLength")}
        hint={
          // On a phone as soon as one is in the field: until then it says it in fewer words, and the whole form is in sight.
          <span className="max-sm:[[data-slot=field]:not(:focus-within):has(input:placeholder-shown)_&]:sr-only">
            {t("passwordHint")}
          </span>
        }
        autoComplete="new-password"
        initiallyShown
        {...passwords.first}
      />
      <PhoneField label={t("phone")} />
      <MoreFields
        ref={more}
        form={form}
        regions={regions}
        confirmation={passwords.second}
        isOpen={Object.keys(refusal?.errors ?? {}).some(isOfMore)}
      />
      <ConsentFields />
      <FormProblem text={problem} />
      <Button type="submit" className="w-full" pending={isEntering} pendingLabel={t("registering")}>
        {t("register")}
      </Button>
    </Form>
  );
}

/**
 * The password of a new account, and the same once more: while the first can be read it need not be typed twice, and the form
 * fills the second.
 * @param ask shows the second to someone who types the first unseen. @returns the props of both fields.
 */
function useRepeatedPassword(form: RegistrationForm, ask: () => void) {
  const { getValues, setValue, formState } = form;
  const [isShown, setShown] = useState(true);
  const repeat = (password: string) =>
    setValue("confirmPassword", password, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  return {
    first: {
      onShownChange: (shown: boolean) => {
        setShown(shown);
        if (shown) repeat(getValues("password"));
      },
      onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
        if (isShown) repeat(currentTarget.value);
        else ask();
      },
    },
    second: {
      // Typing would append to the dots that the form has put there.
      onFocus: () => {
        if (isShown && getValues("confirmPassword") === getValues("password")) setValue("confirmPassword", "");
      },
      onLeave: () => {
        if (isShown && getValues("confirmPassword") === "") repeat(getValues("password"));
      },
    },
  };
}

/** Milliseconds without a key before a name counts as typed. */
const PAUSE = 500;

/** Fills in a free username made of the name, as long as nobody has typed another there. */
function useMadeUsername({ control, getValues, setValue }: RegistrationForm): void {
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
