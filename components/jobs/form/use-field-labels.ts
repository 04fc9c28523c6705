"use client";

import { useTranslations } from "next-intl";
import type { EditConflict } from "./use-versions";

type Differing = EditConflict["differing"][number];

/** The names of the edit form's fields, as their labels have them. */
export function useFieldLabels(): (name: Differing) => string {
  const t = useTranslations("editJob");
  const tForm = useTranslations("requestForm");
  return (name) => {
    switch (name) {
      case "title":
        return t("jobTitle");
      case "category":
      case "type":
      case "location":
      case "salary":
      case "shift":
        return t(name);
      case "status":
      case "pictures":
        return t(`conflict.${name}`);
      default:
        return tForm(FORM_KEYS[name]);
    }
  };
}

const FORM_KEYS = {
  company_name: "companyName",
  urgencyLevel: "urgency",
  workingDays: "workingDays",
  experienceLevel: "experience",
  requirements: "requirements",
  languagesRequired: "languages",
  additionalSkills: "skills",
  workEnvironment: "environment",
  accommodationProvided: "accommodationProvided",
  accommodationDetails: "accommodationDetails",
  backgroundCheckRequired: "backgroundCheck",
  backgroundCheckTypes: "backgroundCheckTypes",
  referencesRequired: "references",
  numberOfReferences: "numberOfReferences",
  benefits: "benefits",
  probationPeriod: "probation",
  contractDuration: "contract",
  noticePeriod: "notice",
  holidayPolicy: "holidays",
  dresscode: "dress",
  specialInstructions: "instructions",
  useDefaultPreviewImage: "preview",
  defaultPreviewImageId: "preview",
} as const;
