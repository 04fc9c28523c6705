"use client";

import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { CheckCard } from "@/components/ui/choice-card";
import { ChoiceGroup } from "@/components/ui/choice-group";
import { PROFILE_MAX } from "@/lib/profiles/schema";
import { ChoiceOrOther } from "../choice-or-other";
import { ListField } from "../list-field";
import { isOfferedLanguage, LANGUAGE_CHOICES } from "../phrase-text";
import type { ProfileFields } from "../profile-fields";
import { ProfileSection } from "../profile-section";

/** The language that is spoken best, and the others. */
export function LanguagesSection() {
  const t = useTranslations("profile.languages");
  const { control, setValue } = useFormContext<ProfileFields>();
  const [primary, chosen] = useWatch({ control, name: ["primaryLanguage", "secondaryLanguages"] });
  const toggle = (language: string, isChosen: boolean) =>
    setValue("secondaryLanguages", isChosen ? [...chosen, language] : chosen.filter((other) => other !== language), {
      shouldDirty: true,
    });
  return (
    <ProfileSection title={t("title")} pictogram="shift-on-call" tile="tile-lake">
      <ChoiceOrOther name="primaryLanguage" label={t("primary")} options={LANGUAGE_CHOICES} />
      <ChoiceGroup legend={t("others")}>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {LANGUAGE_CHOICES.filter(({ value }) => value !== primary).map(({ code, value, label }) => (
            <CheckCard
              key={code}
              label={<span lang={code}>{label}</span>}
              className="px-2.5"
              checked={chosen.includes(value)}
              onChange={(event) => toggle(value, event.target.checked)}
            />
          ))}
        </div>
      </ChoiceGroup>
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
