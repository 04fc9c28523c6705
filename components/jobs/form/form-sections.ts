import { JOB_FIELDS, type JobFieldName } from "@/lib/domains/jobs/fields";
import { fieldsIn, JOB_FIELD_PLACES } from "@/lib/domains/jobs/listed-fields";
import type en from "@/messages/en.json";
import type { JobFields } from "./job-fields";
import { isCityMissing } from "./place/location-place";

/** The two job forms: for a new job, and for editing one. */
export type JobFormKind = "create" | "edit";

/** The sections that the table of fields uses in a form. */
type SectionOf<Kind extends JobFormKind> = {
  [Name in JobFieldName]: (typeof JOB_FIELDS)[Name] extends { [Form in Kind]: { section: infer Section } }
    ? Section
    : never;
}[JobFieldName];

type SectionLook = {
  title:
    | `requestForm.sections.${keyof typeof en.requestForm.sections}`
    | `editJob.sections.${keyof typeof en.editJob.sections}`;
  /** Two columns if there is room; one switch below the other, each with its details; or chips, some folded away. */
  layout: "columns" | "rows" | "chips";
  /** Ends with logo and preview picture. */
  hasPictures?: true;
};

const SHARED = {
  living: { title: "requestForm.sections.living", layout: "rows" },
  verification: { title: "requestForm.sections.verification", layout: "rows" },
} as const;

/** How each section of the forms is drawn: exactly the sections that the table of fields names. */
export type SectionLooks = {
  create: Record<SectionOf<"create">, SectionLook>;
  edit: Record<SectionOf<"edit"> | "images", SectionLook>;
};

/** Each form's sections in order (specification, screens 12 and 14). */
const LOOKS = {
  create: {
    job: { title: "requestForm.sections.job", layout: "columns" },
    schedule: { title: "requestForm.sections.schedule", layout: "columns" },
    ...SHARED,
    benefits: { title: "requestForm.sections.benefits", layout: "columns", hasPictures: true },
  },
  edit: {
    job: { title: "requestForm.sections.job", layout: "columns" },
    details: { title: "editJob.sections.details", layout: "columns" },
    facts: { title: "requestForm.sections.facts", layout: "chips" },
    ...SHARED,
    benefits: { title: "requestForm.sections.benefits", layout: "columns" },
    images: { title: "editJob.sections.images", layout: "columns", hasPictures: true },
  },
} as const satisfies SectionLooks;

type SectionId = keyof (typeof LOOKS)["create"] | keyof (typeof LOOKS)["edit"];

/** A section of a form. */
export type FormSection = SectionLook & { id: SectionId; fields: readonly JobFieldName[] };

const PICTURES = ["companyLogo", "useDefaultPreviewImage", "defaultPreviewImageId", "previewImage"] as const;

/** The sections of a form, in order. @param withPictures false leaves the pictures out. */
export const formSections = (form: JobFormKind, { withPictures = true } = {}): FormSection[] =>
  (Object.entries(LOOKS[form]) as [SectionId, SectionLook][]).map(([id, { hasPictures, ...look }]) => ({
    id,
    ...look,
    ...(hasPictures && withPictures ? { hasPictures } : {}),
    fields: fieldsIn(form, id),
  }));

/** All fields of a section, in screen order. */
export const namesIn = ({ fields, hasPictures }: FormSection): (keyof JobFields)[] => [
  ...fields.flatMap((name) => (name === "location" ? ([name, "place"] as const) : [name])),
  ...(hasPictures ? PICTURES : []),
];

/**
 * Whether a section is complete: somebody has answered something in it, required fields are filled in, and switches that are on have their details. One with
 * only optional fields needs at least one of them. A picture is never missing: there is always one of our drawings.
 */
export function isComplete(
  form: JobFormKind,
  { fields: names }: FormSection,
  fields: JobFields,
  isTouched: (name: JobFieldName) => boolean = () => true,
): boolean {
  if (!names.some(isTouched) && names.length > 0) return false;
  if (names.includes("location") && isCityMissing(fields)) return false;
  const needed = names.filter((name) => JOB_FIELD_PLACES[name][form]?.required);
  const switched = names.filter((name) => JOB_FIELDS[name].kind === "flag");
  if (names.length > 0 && needed.length + switched.length === 0) return names.some((name) => isFilled(fields[name]));
  const details = names.filter((name) => {
    const { needs } = JOB_FIELD_PLACES[name];
    return needs !== undefined && fields[needs] && JOB_FIELDS[name].kind !== "chip";
  });
  return [...needed, ...details].every((name) => isFilled(fields[name]));
}

const isFilled = (value: JobFields[JobFieldName]): boolean =>
  typeof value === "string" ? value.trim() !== "" : value === true || (Array.isArray(value) && value.length > 0);

/** The section that contains a field. */
export const sectionOf = (sections: readonly FormSection[], name: string): FormSection | undefined =>
  sections.find((section) => namesIn(section).some((other) => other === name));

/** Field names in screen order; names not in any section are left out. */
export const inScreenOrder = (sections: readonly FormSection[], names: readonly string[]): (keyof JobFields)[] =>
  sections.flatMap(namesIn).filter((name) => names.includes(name));
