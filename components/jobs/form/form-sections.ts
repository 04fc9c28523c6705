import type { JobFieldName, JobFields } from "./job-fields";

export type SectionId = "position" | "schedule" | "details" | "living" | "verification" | "benefits" | "images";

/** A part of a form: its fields in the order in which they stand on screen, and those without which it is incomplete. */
export type FormSection = { id: SectionId; fields: readonly JobFieldName[]; required: readonly JobFieldName[] };

const LIVING: FormSection = {
  id: "living",
  fields: ["accommodationProvided", "accommodationDetails"],
  required: [],
};
const VERIFICATION: FormSection = {
  id: "verification",
  fields: ["backgroundCheckRequired", "backgroundCheckTypes", "referencesRequired", "numberOfReferences"],
  required: [],
};
const EXTRAS = [
  "benefits",
  "probationPeriod",
  "contractDuration",
  "noticePeriod",
  "holidayPolicy",
  "dresscode",
  "specialInstructions",
] as const;
const IMAGES = ["companyLogo", "useDefaultPreviewImage", "defaultPreviewImageId", "previewImage"] as const;
const ABOUT_WORK = ["languagesRequired", "additionalSkills", "workEnvironment"] as const;

/** 'Request Domestic Service' (product.md, screen 12). */
export const CREATE_SECTIONS: readonly FormSection[] = [
  {
    id: "position",
    fields: ["title", "category", "location", "salary", "company_name", "employmentType", "urgencyLevel"],
    required: ["title", "category", "location", "salary"],
  },
  {
    id: "schedule",
    fields: ["shift", "workingDays", "experienceLevel", "requirements", ...ABOUT_WORK],
    required: ["shift", "workingDays", "experienceLevel"],
  },
  LIVING,
  VERIFICATION,
  { id: "benefits", fields: [...EXTRAS, ...IMAGES], required: [] },
];

/** The edit screen (screen 14), with the create form's other parts. */
export const EDIT_SECTIONS: readonly FormSection[] = [
  {
    id: "position",
    fields: ["title", "category", "type", "company_name", "requirements", "urgencyLevel"],
    required: ["title", "category", "requirements"],
  },
  {
    id: "details",
    fields: ["location", "salary", "shift", "workingDays", "experienceLevel", ...ABOUT_WORK],
    required: ["location", "salary", "shift", "workingDays", "experienceLevel"],
  },
  LIVING,
  VERIFICATION,
  { id: "benefits", fields: EXTRAS, required: [] },
  { id: "images", fields: IMAGES, required: [] },
];

/**
 * Whether a section says what it is there for. Where something is required: all of it is filled in. Where nothing is:
 * whatever is switched on has its details, and a section of mere offers has at least one.
 */
export function isComplete({ id, required }: FormSection, fields: JobFields): boolean {
  switch (id) {
    case "living":
      return !fields.accommodationProvided || isFilled(fields.accommodationDetails);
    case "verification":
      return !fields.backgroundCheckRequired || isFilled(fields.backgroundCheckTypes);
    case "benefits":
      return EXTRAS.some((name) => isFilled(fields[name]));
    case "images":
      return true; // the default picture is always there
    case "position":
    case "schedule":
    case "details":
      return required.every((name) => isFilled(fields[name]));
  }
}

/** The section that a field stands in. */
export const sectionOf = (sections: readonly FormSection[], name: string): FormSection | undefined =>
  sections.find((section) => (section.fields as readonly string[]).includes(name));

/** Names of fields in the order of the screen; names that no section has are left out. */
export const inScreenOrder = (sections: readonly FormSection[], names: readonly string[]): JobFieldName[] =>
  sections.flatMap((section) => section.fields).filter((name) => names.includes(name));

const isFilled = (value: JobFields[JobFieldName]): boolean =>
  Array.isArray(value) ? value.length > 0 : typeof value === "string" ? value.trim() !== "" : value !== null;
