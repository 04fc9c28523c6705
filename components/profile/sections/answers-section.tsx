"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/fields/select-field";
import { optionKey } from "@/lib/core/option-key";
import { GENDERS, SHIFTS, WORKER_EXPERIENCE_LEVELS } from "@/lib/domains/profiles/options";
import { ChoiceOrOther } from "../choice-or-other";
import type { ProfileFields } from "../profile-fields";
import { ProfileSection } from "../profile-section";

type OptionKey = Parameters<ReturnType<typeof useTranslations<"options">>>[0];

/** The answers of the last application, which the next one offers: here they are corrected or removed. */
export function AnswersSection() {
  const t = useTranslations("profile");
  const tOption = useTranslations("options");
  const labelled = (list: "experience" | "shift", values: readonly string[]) =>
    values.map((value) => ({ value, label: tOption(`${list}.${optionKey(value)}` as OptionKey) }));
  return (
    <ProfileSection title={t("answers.title")} pictogram="check" tile="tile-sun">
      <p className="text-muted-foreground">{t("answers.hint")}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField<ProfileFields>
          name="gender"
          label={t("answers.gender")}
          placeholder={t("choose")}
          options={GENDERS.map((value) => ({ value, label: tOption(`gender.${value}`) }))}
        />
        <SelectField<ProfileFields>
          name="experience"
          label={t("answers.experience")}
          placeholder={t("choose")}
          options={labelled("experience", WORKER_EXPERIENCE_LEVELS)}
        />
        <ChoiceOrOther name="preferredShift" label={t("answers.preferredShift")} options={labelled("shift", SHIFTS)} />
      </div>
    </ProfileSection>
  );
}
