"use client";

import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { ImageInput } from "@/components/ui/image-input";
import { msg } from "@/lib/http/validation-message";
import { fieldId, useFieldError } from "./field-error";
import type { JobFields } from "./job-fields";

/** 8 MB, as the server has it (lib/uploads): said before prepaid data is spent on a picture that is refused. */
const MAX_BYTES = 8 * 1024 * 1024;

export interface PictureFieldProps {
  name: "companyLogo" | "previewImage";
  label: string;
  shape: "square" | "wide";
  currentSrc: string | null;
}

/** A picture to upload. */
export function PictureField({ name, label, shape, currentSrc }: PictureFieldProps) {
  const t = useTranslations("requestForm");
  const { control, setValue, setError, clearErrors } = useFormContext<JobFields>();
  const file = useWatch({ control, name });
  const error = useFieldError(name);
  const take = (next: File | null) => {
    clearErrors(name);
    if (next && !next.type.startsWith("image/")) setError(name, { type: "type", message: msg("notAnImage") });
    else setValue(name, next, { shouldDirty: true });
  };
  return (
    <Field id={fieldId(name)} label={label} hint={t("pictureHint")} error={error}>
      <ImageInput
        value={file}
        onChange={take}
        chooseLabel={t("pictureChoose")}
        replaceLabel={t("pictureReplace")}
        removeLabel={t("pictureRemove")}
        previewAlt={label}
        maxBytes={MAX_BYTES}
        onTooLarge={() => setError(name, { type: "size", message: msg("imageTooLarge") })}
        currentSrc={currentSrc}
        shape={shape}
      />
    </Field>
  );
}
