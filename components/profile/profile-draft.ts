import { z } from "zod";
import { readDraft } from "@/components/shared/draft/draft-storage";
import type { ProfileFields } from "./profile-fields";

/** What of the form is kept as text; the photo is kept beside it. */
export type DraftFields = Omit<ProfileFields, "photo">;

const text = z.string();
const texts = z.array(text);

const draftFields: z.ZodType<DraftFields> = z.object({
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
  unadded: z.object({ secondaryLanguages: text, skills: text, preferredLocations: text }),
});

/** The fields without the photo. */
export function withoutPhoto({ photo: _photo, ...fields }: ProfileFields): DraftFields {
  return fields;
}

/** @returns what was typed into this form before, null for nothing or what an older form kept. */
export const readProfileDraft = (key: string): DraftFields | null => draftFields.safeParse(readDraft(key)).data ?? null;

/** Whether two states of the form hold the same, without the photo. */
export const isSame = (one: ProfileFields, other: ProfileFields): boolean => asText(one) === asText(other);

/** A form's fields as kept. Parsed first: the form and the server order them differently. */
export const asText = (fields: ProfileFields): string => JSON.stringify(draftFields.parse(withoutPhoto(fields)));
