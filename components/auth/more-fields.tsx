import { useTranslations } from "next-intl";
import { useId, type ComponentProps, type Ref } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { SelectField } from "@/components/form/fields/select-field";
import { LanguageOptions } from "@/components/shared/language/language-options";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { SelectOption } from "@/components/ui/select";
import { audienceOf } from "@/lib/core/roles";
import { LANGUAGE_BY_REGION, REGIONS } from "@/lib/domains/users/options";
import type { RegisterFormOutput, RegisterFormValues } from "@/lib/domains/users/schema";
import { useUsernameSuggestions } from "@/lib/domains/users/suggestions-client";
import { LANGUAGE_NAMES } from "@/lib/language/i18n/languages";
import { UsernameField } from "./account-fields";
import { PasswordField } from "./password-field";
import { RoleChoice } from "./role-choice";

export type RegistrationForm = UseFormReturn<RegisterFormValues, unknown, RegisterFormOutput>;

const MORE: ReadonlySet<string> = new Set(["role", "username", "confirmPassword", "preferredLanguage", "region"]);

/** Whether a field is one of those that are filled in already. */
export const isOfMore = (name: string): boolean => MORE.has(name);

// The form fills these in from another field, as soon as that is right.
const FILLED_FROM: Readonly<Record<string, string>> = { username: "name", confirmPassword: "password" };

/** Whether the reader has to mend one of them, with the form's help. @param refused the names of all refused fields. */
export const isMoreRefused = (refused: readonly string[]): boolean =>
  refused.some((name) => isOfMore(name) && !refused.includes(FILLED_FROM[name] ?? ""));

type MoreFieldsProps = {
  ref: Ref<HTMLDetailsElement>;
  form: RegistrationForm;
  regions: readonly SelectOption[];
  /** Of the second password field. */
  confirmation: Pick<ComponentProps<typeof PasswordField>, "onFocus" | "onLeave">;
  isOpen: boolean;
};

/**
 * The specification's fields that are filled in already, behind a line that shows the username. Without script the server
 * fills in what is left empty.
 */
export function MoreFields({ ref, form, regions, confirmation, isOpen }: MoreFieldsProps) {
  const t = useTranslations("auth");
  const username = useWatch({ control: form.control, name: "username" });
  return (
    <details ref={ref} open={isOpen} className="border-border rounded-lg border">
      <summary className="tap flex cursor-pointer items-center gap-3 rounded-lg px-3.5 py-1">
        <span className="min-w-0 flex-1 truncate">
          {username ? (
            <>
              {t("username")}: <bdi className="font-semibold">{username}</bdi>
            </>
          ) : (
            t("more")
          )}
        </span>
        <span className="text-primary shrink-0 font-semibold underline underline-offset-4">{t("change")}</span>
      </summary>
      <div className="grid grid-cols-1 gap-4 px-3.5 pt-2 pb-4">
        <UsernameField label={t("username")} hint={t("usernameHint")} />
        <FreeUsernames form={form} />
        <RoleChoice />
        <PasswordField
          name="confirmPassword"
          label={t("confirmPassword")}
          autoComplete="new-password"
          {...confirmation}
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
      </div>
    </details>
  );
}

/** Two free names beneath one that is taken or refused; a touch takes one. */
function FreeUsernames({ form }: { form: RegistrationForm }) {
  const t = useTranslations("auth");
  const label = useId();
  const { error } = form.getFieldState("username", form.formState);
  const typed = (form.getValues("username") ?? "").trim();
  const { data } = useUsernameSuggestions(error && typed ? typed : null);
  if (!error || !data || data.usernames.length === 0) return null;
  return (
    <div role="group" aria-labelledby={label} className="grid gap-2">
      <p id={label} className="text-muted-foreground">
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
function LanguageSuggestion({ form }: { form: RegistrationForm }) {
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
