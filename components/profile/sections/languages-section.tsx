"use client";

import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { CheckListField } from "@/components/form/fields/check-list-field";
import { PROFILE_MAX } from "@/lib/domains/profiles/schema";
import { ChoiceOrOther } from "../choice-or-other";
import { ListField } from "../list-field";
import { isOfferedLanguage, LANGUAGE_CHOICES } from "../phrase-text";
import type { ProfileFields } from "../profile-fields";
import { ProfileSection } from "../profile-section";

/** The best spoken language, and the others. */
export function LanguagesSection() {
  const t = useTranslations("profile.languages");
  const { control } = useFormContext<ProfileFields>();
  const primary = useWatch({ control, name: "primaryLanguage" });
  return (
    <ProfileSection title={t("title")} pictogram="shift-on-call" tile="tile-lake">
      <ChoiceOrOther name="primaryLanguage" label={t("primary")} options={LANGUAGE_CHOICES} />
      <CheckListField<ProfileFields>
        name="secondaryLanguages"
        legend={t("others")}
        isSecond
        options={LANGUAGE_CHOICES.filter(({ value }) => value !== primary).map(({ code, value, label }) => ({
          value,
          label: <span lang={code}>{label}</span>,
        }))}
        className="grid-cols-2 sm:grid-cols-3"
        cardClassName="px-2.5"
      />
      <ListField
        name="secondaryLanguages"
        label={t("other")}
        listLabel={t("others")}
        max={PROFILE_MAX.languages}
        isChip={(language) => !isOfferedLanguage(language)}
      />
    </ProfileSection>
  );
}
