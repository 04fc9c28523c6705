"use client";

import type { WorkerProfile } from "@/lib/profiles/types";
import { PhotoField } from "../photo-field";
import { profileAnswers } from "./step-fields";
import { StepForm } from "./step-form";

/** The step of the photo. */
export const PhotoStep = ({ userId, profile }: { userId: string; profile: WorkerProfile }) => (
  <StepForm step="photo" userId={userId} saved={profileAnswers(profile)}>
    {({ isPhotoLost }) => <PhotoField photo={profile.photo} isLost={isPhotoLost} />}
  </StepForm>
);
