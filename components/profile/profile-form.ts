import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";
import type { DraftKind } from "@/components/form/draft/draft-entries";
import { workerProfileInput } from "@/lib/domains/profiles/schema";
import { toProfileValues, type ProfileFields } from "./profile-fields";

/** Validates the form's API values with the API's schema; the photo is checked when it is chosen. */
export const profileResolver = zodResolver(z.preprocess(toProfileValues, workerProfileInput), undefined, { raw: true });

const text = z.string();
const texts = z.array(text);
// Typed explicitly, so that a new field of the form cannot be forgotten here.
const kept: z.ZodType<Omit<ProfileFields, "photo">> = z.object({
  removePhoto: z.boolean(),
  name: text,
  contact: text,
  location: text,
  expectedSalary: text,
  availability: text,
  preferredLocations: texts,
  primaryLanguage: text,
  secondaryLanguages: texts,
  skills: texts,
  bio: text,
  workHistory: z.array(z.object({ jobTitle: text, company: text, startDate: text, endDate: text })),
  gender: text,
  experience: text,
  preferredShift: text,
  unadded: z.object({ secondaryLanguages: text, skills: text, preferredLocations: text }),
});

/** How the unsaved worker profile is stored. */
export const PROFILE_DRAFT: DraftKind<ProfileFields> = { picture: "photo", schema: kept };
