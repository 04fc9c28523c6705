"use client";

import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { PictureField } from "@/components/form/fields/picture-field";
import { RadioGroup, RadioRow } from "@/components/ui/radio-group";
import type { JobFields } from "./job-fields";
import { PreviewGallery } from "./preview-gallery";

export interface JobPictures {
  /** URLs of the job's own pictures, if it has any. */
  currentLogo?: string | null;
  currentPreview?: string | null;
  /** URL of the company profile's logo, shown for a job without one of its own. */
  defaultLogo?: string | null;
}

/** Company logo, and the preview picture: one of our drawings or an uploaded photo. */
export function PictureFields({ currentLogo = null, currentPreview = null, defaultLogo = null }: JobPictures) {
  const t = useTranslations("requestForm");
  const { control, setValue, clearErrors } = useFormContext<JobFields>();
  const [logo, useDefault] = useWatch({ control, name: ["companyLogo", "useDefaultPreviewImage"] });
  const choose = (value: boolean) => {
    setValue("useDefaultPreviewImage", value, { shouldDirty: true });
    clearErrors("previewImage");
  };
  const texts = { choose: t("pictureChoose"), replace: t("pictureReplace"), undo: t("pictureRemove") };
  return (
    <div className="grid gap-6">
      <PictureField<JobFields>
        name="companyLogo"
        label={t("logo")}
        hint={currentLogo === null && defaultLogo && !logo ? t("logoFromProfile") : t("pictureHint")}
        texts={{ ...texts, alt: t("logo") }}
        currentSrc={currentLogo}
        fallbackSrc={defaultLogo}
        removal={{
          name: "removeCompanyLogo",
          remove: t("logoRemove"),
          keep: t("logoKeep"),
          hint: t("logoRemoved"),
        }}
      />
      <RadioGroup legend={t("preview")} hint={t("previewHint")} columns={2}>
        <RadioRow
          name="preview-kind"
          value="default"
          label={t("previewDefault")}
          checked={useDefault}
          onChange={() => choose(true)}
        />
        <RadioRow
          name="preview-kind"
          value="custom"
          label={t("previewCustom")}
          checked={!useDefault}
          onChange={() => choose(false)}
        />
      </RadioGroup>
      {useDefault ? (
        <PreviewGallery />
      ) : (
        <PictureField<JobFields>
          name="previewImage"
          label={t("previewUpload")}
          hint={t("pictureHint")}
          texts={{ ...texts, alt: t("previewUpload") }}
          shape="wide"
          currentSrc={currentPreview}
        />
      )}
    </div>
  );
}
