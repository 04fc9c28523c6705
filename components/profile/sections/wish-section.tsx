"use client";

import { useTranslations } from "next-intl";
import { AVAILABILITIES, SAMPLE_LOCATIONS } from "@/lib/domains/profiles/options";
import { PROFILE_MAX } from "@/lib/domains/profiles/schema";
import { ChoiceOrOther } from "../choice-or-other";
import { ListField } from "../list-field";
import { usePhraseText } from "../phrase-text";
import { ProfileSection } from "../profile-section";
import { SalaryField } from "../salary-field";

/** Pay, hours and place of the desired work. */
export function WishSection() {
  const t = useTranslations("profile.wish");
  const phrase = usePhraseText();
  return (
    <ProfileSection title={t("title")} pictogram="pay" tile="tile-sun">
      <div className="grid gap-5 sm:grid-cols-2">
        <SalaryField />
        <ChoiceOrOther
          name="availability"
          label={t("availability")}
          options={AVAILABILITIES.map((value) => ({ value, label: phrase.availability(value) }))}
        />
      </div>
      <ListField
        name="preferredLocations"
        label={t("preferredLocations")}
        listLabel={t("preferredLocations")}
        max={PROFILE_MAX.locations}
        suggestions={SAMPLE_LOCATIONS}
      />
    </ProfileSection>
  );
}
