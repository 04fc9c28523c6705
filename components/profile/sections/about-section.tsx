"use client";

import { useTranslations } from "next-intl";
import { PictureField } from "@/components/form/fields/picture-field";
import { TextField } from "@/components/form/fields/text-field";
import { SAMPLE_LOCATIONS } from "@/lib/profiles/options";
import { href } from "@/lib/routes";
import type { ProfileFields } from "../profile-fields";
import { ProfileSection } from "../profile-section";

/** Name, photo and contact. */
export function AboutSection({ photo, isPhotoLost }: { photo: string | null; isPhotoLost: boolean }) {
  const t = useTranslations("profile.about");
  return (
    <ProfileSection title={t("title")} pictogram="all-staff" tile="tile-leaf">
      <PictureField<ProfileFields>
        name="photo"
        label={t("photo")}
        hint={isPhotoLost ? t("photoAgain") : t("photoHint")}
        texts={{
          camera: t("photoCamera"),
          choose: t("photoChoose"),
          replace: t("photoReplace"),
          undo: t("photoUndo"),
          alt: t("photoAlt"),
        }}
        currentSrc={photo && href.smallPhoto(photo)}
        removal={{
          name: "removePhoto",
          remove: t("photoRemove"),
          keep: t("photoKeep"),
          hint: isPhotoLost ? t("photoAgain") : t("photoRemoved"),
        }}
      />
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
