"use client";

import { Trash2, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { usePhotoChoice } from "@/components/shared/draft/use-photo-choice";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { ImageInput } from "@/components/ui/image-input";
import { href } from "@/lib/routes";
import { fieldId, useFieldError } from "./field-error";
import type { ProfileFields } from "./profile-fields";

export interface PhotoFieldProps {
  /** The photo that the server has. */
  currentSrc: string | null;
  /** One was chosen before the page was loaded anew, and is to be chosen again. */
  isLost: boolean;
}

/** The worker's photo: a new one, or the wish to take the present one away. Both come true with the form. */
export function PhotoField({ currentSrc, isLost }: PhotoFieldProps) {
  const t = useTranslations("profile.about");
  const { control, setValue, setError, clearErrors } = useFormContext<ProfileFields>();
  const [file, isRemoved] = useWatch({ control, name: ["photo", "removePhoto"] });
  const error = useFieldError("photo");
  const take = usePhotoChoice(
    (next) => setValue("photo", next, { shouldDirty: true }),
    (message) => (message === null ? clearErrors("photo") : setError("photo", { type: "choice", message })),
  );
  const setRemoved = (next: boolean) => setValue("removePhoto", next, { shouldDirty: true });
  return (
    <div className="grid gap-2">
      <Field
        id={fieldId("photo")}
        label={t("photo")}
        hint={isLost ? t("photoAgain") : isRemoved && !file ? t("photoRemoved") : t("photoHint")}
        error={error}
      >
        <ImageInput
          value={file}
          onChange={(next) => void take(next)}
          cameraLabel={t("photoCamera")}
          currentSrc={isRemoved || !currentSrc ? null : href.smallPhoto(currentSrc)}
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
