"use client";

import { useTranslations } from "next-intl";
import { PictureField } from "@/components/form/fields/picture-field";
import type { WorkerProfile } from "@/lib/profiles/types";
import { href } from "@/lib/routes";
import { profileAnswers, type StepFields } from "./step-fields";
import { StepForm } from "./step-form";

/** The step of the photo. */
export function PhotoStep({ userId, profile }: { userId: string; profile: WorkerProfile }) {
  const t = useTranslations("profile.about");
  return (
    <StepForm step="photo" userId={userId} saved={profileAnswers(profile)}>
      {({ isPhotoLost }) => (
        <PictureField<StepFields>
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
          currentSrc={profile.photo && href.smallPhoto(profile.photo)}
        />
      )}
    </StepForm>
  );
}
