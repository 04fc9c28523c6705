"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { ImageInput } from "@/components/ui/image-input";
import { MAX_IMAGE_BYTES } from "@/lib/uploads/limits";

export interface SelfieFieldProps {
  value: File | null;
  error: string | undefined;
  onChange: (file: File | null) => void;
  onTooLarge: () => void;
}

/** The worker's photo, from the camera or the gallery: without `capture` the phone offers both. */
export function SelfieField({ value, error, onChange, onTooLarge }: SelfieFieldProps) {
  const t = useTranslations("apply");
  return (
    <Field label={t("selfie")} hint={t("selfieHint")} error={error}>
      <ImageInput
        value={value}
        onChange={onChange}
        maxBytes={MAX_IMAGE_BYTES}
        onTooLarge={onTooLarge}
        chooseLabel={t("selfieChoose")}
        replaceLabel={t("selfieReplace")}
        removeLabel={t("selfieRemove")}
        previewAlt={t("selfieAlt")}
      />
    </Field>
  );
}
