"use client";

import { useTranslations } from "next-intl";
import { ProfileSection } from "../profile-section";
import { TextField } from "../text-field";

/** A few words of one's own. */
export function BioSection() {
  const t = useTranslations("profile.bio");
  return (
    <ProfileSection title={t("title")} pictogram="education" tile="tile-rose">
      <TextField name="bio" label={t("label")} hint={t("hint")} lines={4} />
    </ProfileSection>
  );
}
