import { fieldsLike, type DraftKind } from "@/components/form/draft/draft-entries";
import type { OwnHours } from "@/components/shared/hours/typed-hours";
import type { WorkerProfile } from "@/lib/domains/profiles/types";
import type { ConsentInput } from "@/lib/domains/users/consent-schema";

const TEXTS = { gender: "", experience: "", shift: "", start_date: "" };
const ACCOUNT = { name: "", phone: "", whatsapp: false };

/** The form's state: as chosen, with an empty string for no answer. Name and phone number belong to the account. */
export type ApplyFields = typeof TEXTS & typeof ACCOUNT & { profileImage: File | null };

/** The answers of the last application, which the form offers. */
export type KeptAnswers = Pick<WorkerProfile, "gender" | "experience" | "photo"> & { hours: OwnHours | null };

/** The form's initial state. */
export const toApplyFields = ({ gender, experience, hours }: KeptAnswers): ApplyFields => ({
  ...TEXTS,
  ...ACCOUNT,
  gender: gender ?? "",
  experience: experience ?? "",
  shift: hours?.value ?? "",
  profileImage: null,
});

/** How unsent answers are stored. */
export const APPLY_DRAFT: DraftKind<ApplyFields> = {
  picture: "profileImage",
  read: fieldsLike({ ...TEXTS, ...ACCOUNT }),
};

/** The application as sent. @param consent the text about what the employer will see, as shown beside the form. */
export function toApplyForm(
  { name: _name, phone: _phone, whatsapp: _whatsapp, ...answers }: ApplyFields & { voiceNote: File | null },
  consent: ConsentInput,
): FormData {
  const form = new FormData();
  form.append("consent", JSON.stringify(consent));
  for (const [name, value] of Object.entries(answers)) if (value) form.append(name, value);
  return form;
}
