"use client";

import { Trash2, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { ImageInput } from "@/components/ui/image-input";
import { msg } from "@/lib/http/validation-message";
import { MAX_IMAGE_BYTES } from "@/lib/uploads/limits";
import { fieldId, useFieldError } from "./field-error";
import type { ProfileFields } from "./profile-fields";

/** The worker's photo: a new one, or the wish to take the present one away. Both come true with the form. */
export function PhotoField({ currentSrc }: { currentSrc: string | null }) {
  const t = useTranslations("profile.about");
  const { control, setValue, setError, clearErrors } = useFormContext<ProfileFields>();
  const [file, isRemoved] = useWatch({ control, name: ["photo", "removePhoto"] });
  const error = useFieldError("photo");
  const take = (next: File | null) => {
    clearErrors("photo");
    if (next && !next.type.startsWith("image/")) setError("photo", { type: "type", message: msg("notAnImage") });
    else setValue("photo", next, { shouldDirty: true });
  };
  const setRemoved = (next: boolean) => setValue("removePhoto", next, { shouldDirty: true });
  return (
    <div className="grid gap-2">
      <Field
        id={fieldId("photo")}
        label={t("photo")}
        hint={isRemoved && !file ? t("photoRemoved") : t("photoHint")}
        error={error}
      >
        <ImageInput
          value={file}
          onChange={take}
          maxBytes={MAX_IMAGE_BYTES}
          onTooLarge={() => setError("photo", { type: "size", message: msg("imageTooLarge") })}
          currentSrc={isRemoved ? null : currentSrc}
          chooseLabel={t("photoChoose")}
          replaceLabel={t("photoReplace")}
          removeLabel={t("photoUndo")}
          previewAlt={t("photoAlt")}
        />
      </Field>
      {currentSrc && !file ? (
        <Button variant="ghost" className="justify-self-start" onClick={() => setRemoved(!isRemoved)}>
          {isRemoved ? <Undo2 aria-hidden /> : <Trash2 aria-hidden />}
          {isRemoved ? t("photoKeep") : t("photoRemove")}
        </Button>
      ) : null}
    </div>
  );
}
