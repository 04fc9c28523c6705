"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { CheckListField } from "@/components/form/fields/check-list-field";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { DOMESTIC_CATEGORIES, isCategory, TRADES_CATEGORIES, type Category } from "@/lib/core/categories";
import { PROFILE_MAX } from "@/lib/domains/profiles/schema";
import { ListField } from "../list-field";
import { usePhraseText } from "../phrase-text";
import type { ProfileFields } from "../profile-fields";
import { ProfileSection } from "../profile-section";
import { SUGGESTED_SKILLS } from "@/lib/core/skills";

/** Skills: suggestions for each kind of work, and free text. */
export function SkillsSection() {
  const t = useTranslations("profile.skills");
  const tOptions = useTranslations("options");
  const phrase = usePhraseText();
  const [category, setCategory] = useState<Category | "">("");
  const toOption = (value: Category) => ({ value, label: tOptions(`category.${value}`) });
  return (
    <ProfileSection title={t("title")} pictogram="experience" tile="tile-clay">
      <Field label={t("work")} hint={t("workHint")}>
        <Select
          placeholder={t("chooseWork")}
          value={category}
          onChange={({ target }) => setCategory(isCategory(target.value) ? target.value : "")}
          options={[
            { label: tOptions("categoryGroup.domestic"), options: DOMESTIC_CATEGORIES.map(toOption) },
            { label: tOptions("categoryGroup.trades"), options: TRADES_CATEGORIES.map(toOption) },
          ]}
        />
      </Field>
      {category === "" ? null : <Suggestions category={category} />}
      <ListField
        name="skills"
        label={t("own")}
        listLabel={t("chosen")}
        max={PROFILE_MAX.skills}
        labelOf={phrase.skill}
      />
    </ProfileSection>
  );
}

function Suggestions({ category }: { category: Category }) {
  const t = useTranslations("profile.skills");
  const tOptions = useTranslations("options");
  const phrase = usePhraseText();
  return (
    <CheckListField<ProfileFields>
      name="skills"
      legend={t("suggestions", { category: tOptions(`category.${category}`) })}
      isSecond
      options={SUGGESTED_SKILLS[category].map((skill) => ({ value: skill, label: phrase.skill(skill) }))}
      className="sm:grid-cols-2"
    />
  );
}
