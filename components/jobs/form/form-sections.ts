import { JOB_FIELDS, type JobFieldName } from "@/lib/jobs/fields";
import { fieldsIn, JOB_FIELD_PLACES } from "@/lib/jobs/listed-fields";
import type en from "@/messages/en.json";
import type { JobFields } from "./job-fields";

/** The two job forms: of a new job, and of a job that is changed. */
export type JobFormKind = "create" | "edit";

/** The sections in which the table of fields has fields of a form. */
type SectionOf<Kind extends JobFormKind> = {
  [Name in JobFieldName]: (typeof JOB_FIELDS)[Name] extends { [Form in Kind]: { section: infer Section } }
    ? Section
    : never;
}[JobFieldName];

type SectionLook = {
  title:
    | `requestForm.sections.${keyof typeof en.requestForm.sections}`
    | `editJob.sections.${keyof typeof en.editJob.sections}`;
  /** Two columns where there is room, or switches one below the other with their details. */
  layout: "columns" | "rows";
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

/** In the order of the screens (product.md, screens 12 and 14). */
const LOOKS = {
  create: {
    position: { title: "requestForm.sections.position", layout: "columns" },
    schedule: { title: "requestForm.sections.schedule", layout: "columns" },
    ...SHARED,
    benefits: { title: "requestForm.sections.benefits", layout: "columns", hasPictures: true },
  },
  edit: {
    position: { title: "requestForm.sections.position", layout: "columns" },
    details: { title: "editJob.sections.details", layout: "columns" },
    ...SHARED,
    benefits: { title: "requestForm.sections.benefits", layout: "columns" },
    images: { title: "editJob.sections.images", layout: "columns", hasPictures: true },
  },
} as const satisfies SectionLooks;

type SectionId = keyof (typeof LOOKS)["create"] | keyof (typeof LOOKS)["edit"];

/** A section of a form. */
export type FormSection = SectionLook & { id: SectionId; fields: readonly JobFieldName[] };

const PICTURES = ["companyLogo", "useDefaultPreviewImage", "defaultPreviewImageId", "previewImage"] as const;

/** The sections of a form, in their order. @param withPictures without them, pictures are not asked for. */
export const formSections = (form: JobFormKind, { withPictures = true } = {}): FormSection[] =>
  (Object.entries(LOOKS[form]) as [SectionId, SectionLook][]).map(([id, { hasPictures, ...look }]) => ({
    id,
    ...look,
    ...(hasPictures && withPictures ? { hasPictures } : {}),
    fields: fieldsIn(form, id),
  }));

/** Everything that a section asks for, in the order of the screen. */
export const namesIn = ({ fields, hasPictures }: FormSection): (keyof JobFields)[] => [
  ...fields,
  ...(hasPictures ? PICTURES : []),
];

/**
 * Whether a section says what it is there for: what it requires is filled in, and what is switched on has its details.
 * One of mere offers has at least one. A picture is always there: a drawing of ours.
 */
export function isComplete(form: JobFormKind, { fields: names }: FormSection, fields: JobFields): boolean {
  const needed = names.filter((name) => JOB_FIELD_PLACES[name][form]?.required);
  const switched = names.filter((name) => JOB_FIELDS[name].kind === "flag");
  if (names.length > 0 && needed.length + switched.length === 0) return names.some((name) => isFilled(fields[name]));
  const details = names.filter((name) => {
    const { needs } = JOB_FIELD_PLACES[name];
    return needs !== undefined && fields[needs];
  });
  return [...needed, ...details].every((name) => isFilled(fields[name]));
}

const isFilled = (value: JobFields[JobFieldName]): boolean =>
  typeof value === "string" ? value.trim() !== "" : value === true || (Array.isArray(value) && value.length > 0);

/** The section that something is asked in. */
export const sectionOf = (sections: readonly FormSection[], name: string): FormSection | undefined =>
  sections.find((section) => namesIn(section).some((other) => other === name));

/** What is asked for in the order of the screen; names that no section has are left out. */
export const inScreenOrder = (sections: readonly FormSection[], names: readonly string[]): (keyof JobFields)[] =>
  sections.flatMap(namesIn).filter((name) => names.includes(name));
