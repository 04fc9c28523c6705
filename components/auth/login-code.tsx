"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useFormContext } from "react-hook-form";
import { TextField } from "@/components/form/fields/text-field";
import { Button } from "@/components/ui/button";
import type { LoginValues } from "@/lib/domains/users/schema";

/** The second step of an admin's login: the code of the device, or a recovery code. @param onBack to the password. */
export function LoginCode({ onBack }: { onBack: () => void }) {
  const t = useTranslations("secondFactor.login");
  const { setFocus, resetField } = useFormContext<LoginValues>();
  const [isLost, setLost] = useState(false);
  useEffect(() => setFocus("otp"), [setFocus, isLost]);
  return (
    <>
      <TextField<LoginValues>
        // The keyboard that a phone shows is chosen when the field gets the focus.
        key={String(isLost)}
        name="otp"
        label={t(isLost ? "recoveryCode" : "code")}
        hint={t(isLost ? "recoveryHint" : "hint")}
        required
        inputMode={isLost ? "text" : "numeric"}
        autoComplete={isLost ? "off" : "one-time-code"}
        autoCapitalize={isLost ? "characters" : "none"}
        autoCorrect="off"
        spellCheck={false}
      />
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="ghost" className="px-3" onClick={onBack}>
          {t("back")}
        </Button>
        <Button
          variant="ghost"
          className="px-3"
          onClick={() => {
            resetField("otp");
            setLost(!isLost);
          }}
        >
          {t(isLost ? "found" : "lost")}
        </Button>
      </div>
    </>
  );
}

/** The same beside the password, before the script runs: the device's code or a recovery code in one field. */
export function CodeBesidePassword() {
  const t = useTranslations("secondFactor.login");
  return (
    <TextField<LoginValues>
      name="otp"
      label={t("code")}
      hint={`${t("hint")} ${t("recoveryCode")}: ${t("recoveryHint")}`}
      required
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
