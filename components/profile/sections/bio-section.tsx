"use client";

import { useTranslations } from "next-intl";
import { TextField } from "@/components/form/fields/text-field";
import { ProfileSection } from "../profile-section";
import type { ProfileFields } from "../profile-fields";

/** A short text about oneself. */
export function BioSection() {
  const t = useTranslations("profile.bio");
  return (
    <ProfileSection title={t("title")} pictogram="education" tile="tile-rose">
      <TextField<ProfileFields> name="bio" label={t("label")} hint={t("hint")} lines={4} />
    </ProfileSection>
  );
}
