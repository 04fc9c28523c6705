"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { useUsernameSuggestions } from "@/lib/domains/users/suggestions-client";
import type { RegisterFormOutput, RegisterFormValues } from "@/lib/domains/users/schema";

/** Two free names beneath one that is taken or refused; a touch takes one. */
export function FreeUsernames({ form }: { form: UseFormReturn<RegisterFormValues, unknown, RegisterFormOutput> }) {
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
