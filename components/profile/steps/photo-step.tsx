"use client";

import { useTranslations } from "next-intl";
import type { WorkerProfile } from "@/lib/domains/profiles/types";
import { TextField } from "@/components/form/fields/text-field";
import { PhotoField } from "../photo-field";
import { profileAnswers, type StepFields } from "./step-fields";
import { StepForm } from "./step-form";

/** The step of the photo and the name. */
export function PhotoStep({ userId, profile }: { userId: string; profile: WorkerProfile }) {
  const t = useTranslations("profile.about");
  return (
    <StepForm step="photo" userId={userId} saved={profileAnswers(profile)}>
      {({ isPhotoLost }) => (
        <>
          <PhotoField photo={profile.photo} isLost={isPhotoLost} />
          <TextField<StepFields> name="name" label={t("name")} autoComplete="name" />
        </>
      )}
    </StepForm>
  );
}
