import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { PictureField } from "@/components/form/fields/picture-field";
import { useFieldId } from "@/components/form/form-scope";
import { choiceCardClasses } from "@/components/ui/choice-card";
import { ChoiceGroup } from "@/components/ui/choice-group";
import { Icon } from "@/components/ui/icon";
import { RadioGroup, RadioRow } from "@/components/ui/radio-group";
import { href } from "@/lib/access/routes";
import { cn } from "@/lib/core/utils";
import { DEFAULT_PREVIEWS, type Category } from "@/lib/domains/jobs/options";
import type { JobFields } from "./job-fields";

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

/**
 * The chosen drawing, and below it all of them, one per category. Until one is picked it follows the category; without
 * a category it is the first.
 */
function PreviewGallery() {
  const t = useTranslations("requestForm");
  const idOf = useFieldId();
  const tCategory = useTranslations("options.category");
  const { control, setValue } = useFormContext<JobFields>();
  const [picked, category] = useWatch({ control, name: ["defaultPreviewImageId", "category"] });
  const chosen = picked || category || DEFAULT_PREVIEWS[0];
  return (
    <div className="grid gap-3">
      <figure className="grid max-w-80 gap-1.5">
        <Drawing name={chosen} className="rounded-lg" />
        <figcaption className="font-semibold">{tCategory(chosen)}</figcaption>
      </figure>
      {/* Collapsed: eighteen pictures are a long scroll when the choice is already right. */}
      <details className="group">
        <summary className="text-primary flex min-h-12 w-fit list-none items-center gap-2 font-semibold underline decoration-2 underline-offset-4 [&::-webkit-details-marker]:hidden">
          {t("previewGallery")}
          <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
        </summary>
        <ChoiceGroup id={idOf("defaultPreviewImageId")} legend={t("previewGallery")} hideLegend className="pt-2">
          <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 xl:grid-cols-4">
            {DEFAULT_PREVIEWS.map((name) => (
              <label key={name} className={cn(choiceCardClasses, "flex-wrap content-start gap-2 p-2")}>
                <Drawing name={name} className="rounded-md" />
                <input
                  type="radio"
                  name="default-preview"
                  value={name}
                  className="radio-dot"
                  checked={chosen === name}
                  onChange={() => setValue("defaultPreviewImageId", name, { shouldDirty: true })}
                />
                <span className="min-w-0 flex-1 text-base">{tCategory(name)}</span>
              </label>
            ))}
          </div>
        </ChoiceGroup>
      </details>
    </div>
  );
}

const Drawing = ({ name, className }: { name: Category; className: string }) => (
  <img
    loading="lazy"
    src={href.categoryPicture(name)}
    alt=""
    width={640}
    height={360}
    className={cn("bg-muted aspect-video w-full", className)}
  />
);
