import { fieldsLike, type DraftKind } from "@/components/form/draft/draft-entries";
import type { WorkerProfile } from "@/lib/domains/profiles/types";

/** Prefix of the fields' ids: the completeness card, outside the form, links to them. */
export const PROFILE_FORM = "profile";

/** One row of work history. Dates are days; empty strings for no answer. */
export type WorkRow = { jobTitle: string; company: string; startDate: string; endDate: string };

/** Fields that hold a list of texts. */
export type ListName = "secondaryLanguages" | "skills" | "preferredLocations";

/** The form's state: as typed, with an empty string for no answer. */
export type ProfileFields = {
  photo: File | null;
  removePhoto: boolean;
  name: string;
  contact: string;
  location: string;
  expectedSalary: string;
  availability: string;
  preferredLocations: string[];
  primaryLanguage: string;
  secondaryLanguages: string[];
  skills: string[];
  bio: string;
  workHistory: WorkRow[];
  gender: string;
  experience: string;
  preferredShift: string;
  /** Input beside a list that was not added yet: it is saved too, so that nothing typed is lost. */
  unadded: Record<ListName, string>;
};

/** A new row of work history. */
export const EMPTY_WORK_ROW: WorkRow = { jobTitle: "", company: "", startDate: "", endDate: "" };

/** The form's initial state. */
export const toProfileFields = (profile: WorkerProfile): ProfileFields => ({
  photo: null,
  removePhoto: false,
  name: profile.name ?? "",
  contact: profile.contact ?? "",
  location: profile.location ?? "",
  expectedSalary: profile.expectedSalary ?? "",
  availability: profile.availability ?? "",
  preferredLocations: profile.preferredLocations,
  primaryLanguage: profile.primaryLanguage ?? "",
  secondaryLanguages: profile.secondaryLanguages,
  skills: profile.skills,
  bio: profile.bio ?? "",
  workHistory: profile.workHistory.map((row) => ({ ...row, endDate: row.endDate ?? "" })),
  gender: profile.gender ?? "",
  experience: profile.experience ?? "",
  preferredShift: profile.preferredShift ?? "",
  unadded: { secondaryLanguages: "", skills: "", preferredLocations: "" },
});

/** The form's texts and lists in the API's format. */
export const toProfileValues = (fields: ProfileFields) => ({
  name: fields.name,
  contact: fields.contact,
  location: fields.location,
  expectedSalary: fields.expectedSalary,
  availability: fields.availability,
  preferredLocations: listOf(fields, "preferredLocations"),
  primaryLanguage: fields.primaryLanguage,
  secondaryLanguages: listOf(fields, "secondaryLanguages").filter((language) => language !== fields.primaryLanguage),
  skills: listOf(fields, "skills"),
  bio: fields.bio,
  workHistory: fields.workHistory,
  gender: fields.gender,
  experience: fields.experience,
  preferredShift: fields.preferredShift,
});

const listOf = (fields: ProfileFields, name: ListName): string[] => withItem(fields[name], fields.unadded[name]);

/** Appends a typed item to a list, unless it is blank or already there in any case. */
export function withItem(list: string[], typed: string): string[] {
  const item = typed.trim();
  const isThere = list.some((other) => other.toLowerCase() === item.toLowerCase());
  return item === "" || isThere ? list : [...list, item];
}

/** The whole form as sent. */
export function toProfileForm(fields: ProfileFields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(toProfileValues(fields))) {
    form.set(name, typeof value === "string" ? value : JSON.stringify(value));
  }
  if (fields.photo) form.set("photo", fields.photo);
  else if (fields.removePhoto) form.set("removePhoto", "true");
  return form;
}

/** Whether a row is empty. */
export const isBlankRow = (row: WorkRow): boolean => Object.values(row).every((value) => value.trim() === "");

// Typed explicitly, so that a new field of the form cannot be forgotten here.
const kept: Omit<ProfileFields, "photo"> = {
  removePhoto: false,
  name: "",
  contact: "",
  location: "",
  expectedSalary: "",
  availability: "",
  preferredLocations: [],
  primaryLanguage: "",
  secondaryLanguages: [],
  skills: [],
  bio: "",
  workHistory: [EMPTY_WORK_ROW],
  gender: "",
  experience: "",
  preferredShift: "",
  unadded: { secondaryLanguages: "", skills: "", preferredLocations: "" },
};

/** How the unsaved worker profile is stored. */
export const PROFILE_DRAFT: DraftKind<ProfileFields> = { picture: "photo", read: fieldsLike(kept) };
