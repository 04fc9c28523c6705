"use client";

import { Languages } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useTranslations } from "next-intl";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { LANGUAGE_NAMES } from "@/lib/language/i18n/languages";
import { LANGUAGE_BY_REGION, REGIONS } from "@/lib/domains/users/options";
import { audienceOf } from "@/lib/core/roles";
import type { RegisterFormOutput, RegisterFormValues } from "@/lib/domains/users/schema";

/** Offers a worker the language of the chosen region, in that language; employers' screens are in English. */
export function LanguageSuggestion({ form }: { form: UseFormReturn<RegisterFormValues, unknown, RegisterFormOutput> }) {
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
      <StillIcon icon={Languages} />
      {t("useLanguage", { language: LANGUAGE_NAMES[suggested] })}
    </Button>
  );
}
