import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";
import type { DraftKind } from "@/components/form/draft/draft-entries";
import { applyFormInput } from "@/lib/applications/schema";

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

/** The form as sent. */
export function toApplyForm(fields: ApplyFields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value) form.append(name, value);
  return form;
}
