import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { CheckListField } from "@/components/form/fields/check-list-field";
import { SelectField } from "@/components/form/fields/select-field";
import { TextField } from "@/components/form/fields/text-field";
import { textOf, useFormField } from "@/components/form/fields/use-form-field";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select, type SelectOption } from "@/components/ui/select";
import { DOMESTIC_CATEGORIES, isCategory, TRADES_CATEGORIES, type Category } from "@/lib/core/categories";
import { optionKey } from "@/lib/core/option-key";
import { SUGGESTED_SKILLS } from "@/lib/core/skills";
import {
  AVAILABILITIES,
  GENDERS,
  PROFILE_MAX,
  SAMPLE_LOCATIONS,
  SHIFTS,
  WORKER_EXPERIENCE_LEVELS,
} from "@/lib/domains/profiles/options";
import { ListField } from "./list-field";
import { PhotoField } from "./photo-field";
import { isOfferedLanguage, LANGUAGE_CHOICES, usePhraseText } from "./phrase-text";
import type { ProfileFields } from "./profile-fields";
import { ProfileSection } from "./profile-section";
import { SalaryField } from "./salary-field";

/** Name, photo and contact. */
export function AboutSection({ photo, isPhotoLost }: { photo: string | null; isPhotoLost: boolean }) {
  const t = useTranslations("profile.about");
  return (
    <ProfileSection title={t("title")} pictogram="all-staff" tile="tile-leaf">
      <PhotoField photo={photo} isLost={isPhotoLost} isRemovable />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField<ProfileFields> name="name" label={t("name")} autoComplete="name" />
        <TextField<ProfileFields>
          name="location"
          label={t("location")}
          suggestions={SAMPLE_LOCATIONS}
          autoComplete="address-level2"
        />
        <TextField<ProfileFields>
          name="contact"
          label={t("contact")}
          hint={t("contactHint")}
          autoComplete="tel"
          className="sm:col-span-2"
        />
      </div>
    </ProfileSection>
  );
}

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

/** A short text about oneself. */
export function BioSection() {
  const t = useTranslations("profile.bio");
  return (
    <ProfileSection title={t("title")} pictogram="education" tile="tile-rose">
      <TextField<ProfileFields> name="bio" label={t("label")} hint={t("hint")} lines={4} />
    </ProfileSection>
  );
}

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

interface ChoiceOrOtherProps {
  name: "availability" | "primaryLanguage" | "preferredShift";
  label: string;
  options: readonly SelectOption[];
}

// Cannot be a real answer: texts are trimmed.
const OTHER = " ";

/** A choice from a list, or another answer typed below it. */
function ChoiceOrOther({ name, label, options }: ChoiceOrOtherProps) {
  const t = useTranslations("profile");
  const { id, value: held, error, registration, change } = useFormField(name);
  const value = textOf(held);
  const [wantsOther, setWantsOther] = useState(false);
  const isOther = wantsOther || (value !== "" && !options.some((option) => option.value === value));
  const choose = (chosen: string) => {
    setWantsOther(chosen === OTHER);
    change(chosen === OTHER ? "" : chosen);
  };
  return (
    <div className="grid content-start gap-2">
      <Field id={id} label={label} error={isOther ? undefined : error}>
        <Select
          placeholder={t("choose")}
          options={[...options, { value: OTHER, label: t("somethingElse") }]}
          value={isOther ? OTHER : value}
          onChange={(event) => choose(event.target.value)}
        />
      </Field>
      {isOther ? (
        <Field label={t("typeIt")} error={error}>
          <Input dir="auto" autoComplete="off" {...registration} value={value} />
        </Field>
      ) : null}
    </div>
  );
}
