"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import type { RegisterFormValues } from "@/lib/domains/users/schema";
import { PasswordField } from "./account-fields";

/**
 * The password of a new account, and the same once more. While the first can be read it need not be typed twice: the
 * form fills the second.
 */
export function NewPasswordFields() {
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
