import { fieldsLike, type DraftKind } from "@/components/form/draft/draft-entries";
import { EMPTY_WORK_ROW, type ProfileFields } from "./profile-fields";

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
