"use client";

import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { RadioGroup, RadioRow } from "@/components/ui/radio-group";
import type { JobFields } from "../job-fields";
import { LogoField } from "../logo-field";
import { PictureField } from "../picture-field";
import { PreviewGallery } from "../preview-gallery";

export interface ImagesSectionProps {
  /** Addresses of the position's own pictures, as far as it has some. */
  currentLogo?: string | null;
  currentPreview?: string | null;
  /** Address of the company profile's logo, which a position without one of its own shows. */
  defaultLogo?: string | null;
}

/** Company logo, and the preview picture: a drawing of ours or an own photo. */
export function ImagesSection({ currentLogo = null, currentPreview = null, defaultLogo = null }: ImagesSectionProps) {
  const t = useTranslations("requestForm");
  const { control, setValue, clearErrors } = useFormContext<JobFields>();
  const useDefault = useWatch({ control, name: "useDefaultPreviewImage" });
  const choose = (value: boolean) => {
    setValue("useDefaultPreviewImage", value, { shouldDirty: true });
    clearErrors("previewImage");
  };
  return (
    <div className="grid gap-6">
      <LogoField currentLogo={currentLogo} defaultLogo={defaultLogo} />
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
        <PictureField name="previewImage" label={t("previewUpload")} shape="wide" currentSrc={currentPreview} />
      )}
    </div>
  );
}
