"use client";

import { useTranslations } from "next-intl";
import { TextField } from "@/components/form/fields/text-field";
import { SAMPLE_LOCATIONS } from "@/lib/domains/profiles/options";
import { PhotoField } from "../photo-field";
import type { ProfileFields } from "../profile-fields";
import { ProfileSection } from "../profile-section";

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
