import { toFormData } from "@/components/form/form-data";
import { fieldsLike, type DraftKind } from "@/components/form/draft/draft-entries";
import { recordOf } from "@/lib/core/objects";
import type { WorkerProfile } from "@/lib/domains/profiles/types";

/** Prefix of the fields' ids: the completeness card, outside the form, links to them. */
export const PROFILE_FORM = "profile";

/** One row of work history. Dates are days; empty strings for no answer. */
export type WorkRow = { jobTitle: string; company: string; startDate: string; endDate: string };

/** Fields that hold a list of texts. */
export type ListName = "secondaryLanguages" | "skills" | "preferredLocations";

const TEXTS = [
  "name",
  "contact",
  "location",
  "expectedSalary",
  "availability",
  "primaryLanguage",
  "bio",
  "gender",
  "experience",
  "preferredShift",
] as const;

/** The form's state: as typed, with an empty string for no answer. */
export type ProfileFields = Record<(typeof TEXTS)[number], string> & {
  photo: File | null;
  removePhoto: boolean;
  preferredLocations: string[];
  secondaryLanguages: string[];
  skills: string[];
  workHistory: WorkRow[];
  /** Input beside a list that was not added yet: it is saved too, so that nothing typed is lost. */
  unadded: Record<ListName, string>;
};

/** A new row of work history. */
export const EMPTY_WORK_ROW: WorkRow = { jobTitle: "", company: "", startDate: "", endDate: "" };

/** The form's initial state. */
export const toProfileFields = (profile: WorkerProfile): ProfileFields => ({
  ...recordOf(TEXTS, (name) => profile[name] ?? ""),
  photo: null,
  removePhoto: false,
  preferredLocations: profile.preferredLocations,
  secondaryLanguages: profile.secondaryLanguages,
  skills: profile.skills,
  workHistory: profile.workHistory.map((row) => ({ ...row, endDate: row.endDate ?? "" })),
  unadded: { secondaryLanguages: "", skills: "", preferredLocations: "" },
});

/** The form's texts and lists in the API's format. */
export function toProfileValues({ photo: _photo, removePhoto: _removePhoto, unadded, ...fields }: ProfileFields) {
  const listOf = (name: ListName) => withItem(fields[name], unadded[name]);
  return {
    ...fields,
    preferredLocations: listOf("preferredLocations"),
    secondaryLanguages: listOf("secondaryLanguages").filter((language) => language !== fields.primaryLanguage),
    skills: listOf("skills"),
  };
}

/** Appends a typed item to a list, unless it is blank or already there in any case. */
export function withItem(list: string[], typed: string): string[] {
  const item = typed.trim();
  const isThere = list.some((other) => other.toLowerCase() === item.toLowerCase());
  return item === "" || isThere ? list : [...list, item];
}

/** The whole form as sent. */
export function toProfileForm(fields: ProfileFields): FormData {
  const { photo, removePhoto } = fields;
  return toFormData({ ...toProfileValues(fields), photo, ...(removePhoto && !photo ? { removePhoto } : {}) });
}

/** Whether a row is empty. */
export const isBlankRow = (row: WorkRow): boolean => Object.values(row).every((value) => value.trim() === "");

// Typed explicitly, so that a new field of the form cannot be forgotten here.
const kept: Omit<ProfileFields, "photo"> = {
  ...recordOf(TEXTS, () => ""),
  removePhoto: false,
  preferredLocations: [],
  secondaryLanguages: [],
  skills: [],
  workHistory: [EMPTY_WORK_ROW],
  unadded: { secondaryLanguages: "", skills: "", preferredLocations: "" },
};

/** How the unsaved worker profile is stored. */
export const PROFILE_DRAFT: DraftKind<ProfileFields> = { picture: "photo", read: fieldsLike(kept) };
