import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";
import type { DraftKind } from "@/components/form/draft/draft-entries";
import { applyFormInput } from "@/lib/applications/schema";
import type { ConsentInput } from "@/lib/users/consent-schema";

const TEXTS = { gender: "", experience: "", shift: "", start_date: "" };

/** The form's state: as chosen, with an empty string for no answer. */
export type ApplyFields = typeof TEXTS & { profileImage: File | null };

/** The form's initial state. */
export const NO_ANSWERS: ApplyFields = { ...TEXTS, profileImage: null };

/** Validates the form with the API's schema; the photo is checked when it is chosen. */
export const applyResolver = zodResolver(
  z.preprocess((fields: ApplyFields) => fields, applyFormInput),
  undefined,
  { raw: true },
);

/** How unsent answers are stored. */
export const APPLY_DRAFT: DraftKind<ApplyFields> = {
  picture: "profileImage",
  schema: z.object({ gender: z.string(), experience: z.string(), shift: z.string(), start_date: z.string() }),
};

/** The form as sent. @param consent the text about what the employer will see, as shown beside the form. */
export function toApplyForm(fields: ApplyFields, consent: ConsentInput): FormData {
  const form = new FormData();
  form.append("consent", JSON.stringify(consent));
  for (const [name, value] of Object.entries(fields)) if (value) form.append(name, value);
  return form;
}
