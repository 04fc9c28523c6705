"use client";

import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { TextField } from "@/components/form/fields/text-field";
import { formatSalary } from "@/lib/format";
import { AVAILABILITIES, SAMPLE_LOCATIONS } from "@/lib/profiles/options";
import { PROFILE_MAX } from "@/lib/profiles/schema";
import { parseSalary } from "@/lib/salary";
import { ChoiceOrOther } from "../choice-or-other";
import { ListField } from "../list-field";
import { usePhraseText } from "../phrase-text";
import type { ProfileFields } from "../profile-fields";
import { ProfileSection } from "../profile-section";

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

/** The pay as typed, and below it how employers will read it. */
function SalaryField() {
  const t = useTranslations("profile.wish");
  const { control } = useFormContext<ProfileFields>();
  const range = parseSalary(useWatch({ control, name: "expectedSalary" }));
  const amount = range && formatSalary(range.min, range.max);
  return (
    <TextField<ProfileFields>
      name="expectedSalary"
      label={t("expectedSalary")}
      autoComplete="off"
      hint={
        <span aria-live="polite">
          {amount ? <strong className="text-primary">{t("salaryShown", { amount })}</strong> : t("salaryHint")}
        </span>
      }
    />
  );
}
