"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { usePhotoChoice } from "@/components/shared/draft/use-photo-choice";
import { useValidationText } from "@/components/shared/form-errors";
import { Field } from "@/components/ui/field";
import { ImageInput } from "@/components/ui/image-input";
import { ApiError } from "@/lib/http/api-fetch";

export interface SelfieFieldProps {
  value: File | null;
  /** Chosen before the page was loaded anew, and to be chosen again. */
  isLost: boolean;
  /** Why the form could not be sent, null before. */
  failure: unknown;
  onChange: (file: File | null) => void;
}

/** The worker's photo, from the camera or the gallery. */
export function SelfieField({ value, isLost, failure, onChange }: SelfieFieldProps) {
  const t = useTranslations("apply");
  const text = useValidationText();
  const [refusal, setRefusal] = useState<string | null>(null);
  // What the server said is about the photo before this choice.
  const [oldFailure, setOldFailure] = useState<unknown>(null);
  const take = usePhotoChoice(onChange, (message) => {
    setRefusal(message);
    setOldFailure(failure);
  });
  const serverError = failure === oldFailure ? undefined : pictureProblem(failure);
  return (
    <Field
      label={t("selfie")}
      hint={isLost ? t("selfieAgain") : t("selfieHint")}
      error={refusal === null ? serverError : text(refusal)}
    >
      <ImageInput
        value={value}
        onChange={(file) => void take(file)}
        cameraLabel={t("selfieCamera")}
        chooseLabel={t("selfieChoose")}
        replaceLabel={t("selfieReplace")}
        removeLabel={t("selfieRemove")}
        previewAlt={t("selfieAlt")}
      />
    </Field>
  );
}

const PICTURE_CODES = new Set(["too_large", "image_unreadable"]);

function pictureProblem(failure: unknown): string | undefined {
  if (!(failure instanceof ApiError)) return undefined;
  return failure.fields.profileImage?.[0] ?? (PICTURE_CODES.has(failure.code) ? failure.detail : undefined);
}
