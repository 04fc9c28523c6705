"use client";

import { useTranslations } from "next-intl";
import { useOptionLabels } from "@/components/jobs/owner/option-labels";
import { ImagePreview } from "@/components/ui/image-preview";
import { formatSalary } from "@/lib/language/format";
import { JOB_FIELDS, type JobFieldName } from "@/lib/domains/jobs/fields";
import { DEFAULT_PREVIEWS } from "@/lib/domains/jobs/options";
import type { ChangeableName } from "@/lib/domains/jobs/collision-policy";
import type { Job } from "@/lib/domains/jobs/types";
import { href } from "@/lib/access/routes";
import { parseSalary } from "@/lib/core/salary";
import type { JobFields } from "../job-fields";
import { drawingOf, isWanted } from "../job-values";
import { useFieldLabel } from "./use-field-label";

export interface CollisionValueProps {
  /** One field, or several linked ones, which are shown with their labels. */
  names: readonly ChangeableName[];
  fields: JobFields;
  /** The stored job, whose own pictures are shown; null for the form's version. */
  job: Job | null;
}

/** The values of colliding fields in one of the two versions. */
export function CollisionValue({ names, fields, job }: CollisionValueProps) {
  const t = useTranslations("editJob.conflict");
  const labelOf = useFieldLabel();
  const textOf = useFieldText();
  // Details of a switch that is off have no value.
  const shown = names.filter((name) => isPicture(name) || names.length === 1 || isWanted(name, fields));
  return shown.map((name) => {
    if (isPicture(name)) {
      const source = pictureOf(name, fields, job);
      return source ? (
        <Picture key={name} source={source} label={labelOf(name)} />
      ) : (
        <span key={name}>{t("noPicture")}</span>
      );
    }
    const text = textOf(name, fields) || t("empty");
    return (
      <span key={name} className="block">
        {shown.length > 1 ? <span className="block font-medium">{labelOf(name)}</span> : null}
        <span dir="auto" className="block wrap-anywhere whitespace-pre-line">
          {text}
        </span>
      </span>
    );
  });
}

type PictureName = "companyLogo" | "previewImage";
const isPicture = (name: ChangeableName): name is PictureName => name === "companyLogo" || name === "previewImage";

const Picture = ({ source, label }: { source: File | string; label: string }) => (
  <span className="border-border mt-1 block aspect-video w-40 max-w-full overflow-hidden rounded-md border">
    <ImagePreview source={source} alt={label} />
  </span>
);

/** The picture of a version: the chosen file, or the URL of a stored one. */
function pictureOf(name: PictureName, fields: JobFields, job: Job | null): File | string | null {
  const stored = name === "companyLogo" ? job?.company_logo : job?.preview_image;
  if (name === "previewImage" && fields.useDefaultPreviewImage) {
    return href.categoryPicture(drawingOf(fields) ?? DEFAULT_PREVIEWS[0]);
  }
  return fields[name] ?? (stored ? href.upload(stored, "small") : null);
}

/** The value of a field in words; empty for no value. */
function useFieldText(): (name: JobFieldName, fields: JobFields) => string {
  const t = useTranslations("editJob.conflict");
  const { phrase } = useOptionLabels();
  return (name, fields): string => {
    const field = JOB_FIELDS[name];
    const typed = [fields[name]].flat().map(String);
    switch (field.kind) {
      case "line":
        return name === "shift" ? phrase("shift", fields.shift) : typed.join();
      case "paragraph":
      case "lines":
      case "words":
      case "count":
        return typed.join();
      case "salary": {
        const range = parseSalary(fields.salary);
        return (range && formatSalary(range.min, range.max)) ?? fields.salary;
      }
      case "choice":
      case "chip":
        return typed
          .filter(Boolean)
          .map((option) => phrase(field.optionList, option))
          .join();
      case "choices":
      case "chips":
        return typed.map((option) => phrase(field.optionList, option)).join(", ");
      case "flag":
        return fields[name] ? t("on") : t("off");
    }
  };
}
