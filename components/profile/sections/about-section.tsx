"use client";

import { useTranslations } from "next-intl";
import { SAMPLE_LOCATIONS } from "@/lib/jobs/options";
import { PhotoField } from "../photo-field";
import { ProfileSection } from "../profile-section";
import { TextField } from "../text-field";

/** Who somebody is and how to reach them. */
export function AboutSection({ photo, isPhotoLost }: { photo: string | null; isPhotoLost: boolean }) {
  const t = useTranslations("profile.about");
  return (
    <ProfileSection title={t("title")} pictogram="all-staff" tile="tile-leaf">
      <PhotoField currentSrc={photo} isLost={isPhotoLost} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="name" label={t("name")} autoComplete="name" />
        <TextField name="location" label={t("location")} suggestions={SAMPLE_LOCATIONS} autoComplete="address-level2" />
        <TextField
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
