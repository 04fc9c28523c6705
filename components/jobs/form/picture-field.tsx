"use client";

import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { pictureFault } from "@/components/shared/picture-check";
import { Field } from "@/components/ui/field";
import { ImageInput } from "@/components/ui/image-input";
import { fieldId, useFieldError } from "./field-error";
import type { JobFields } from "./job-fields";

export interface PictureFieldProps {
  name: "companyLogo" | "previewImage";
  label: string;
  /** Instead of what kinds of file are taken. */
  hint?: string | undefined;
  shape: "square" | "wide";
  currentSrc: string | null;
}

/** A picture to upload. */
export function PictureField({ name, label, hint, shape, currentSrc }: PictureFieldProps) {
  const t = useTranslations("requestForm");
  const { control, setValue, setError, clearErrors } = useFormContext<JobFields>();
  const file = useWatch({ control, name });
  const error = useFieldError(name);
  const take = async (next: File | null) => {
    clearErrors(name);
    const fault = next && (await pictureFault(next));
    if (fault) setError(name, { type: "picture", message: fault });
    else setValue(name, next, { shouldDirty: true });
  };
  return (
    <Field id={fieldId(name)} label={label} hint={hint && !file ? hint : t("pictureHint")} error={error}>
      <ImageInput
        value={file}
        onChange={(next) => void take(next)}
        chooseLabel={t("pictureChoose")}
        replaceLabel={t("pictureReplace")}
        removeLabel={t("pictureRemove")}
        previewAlt={label}
        currentSrc={currentSrc}
        shape={shape}
      />
    </Field>
  );
}
