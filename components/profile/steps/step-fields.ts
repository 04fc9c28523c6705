import { fieldsLike, type DraftKind } from "@/components/form/draft/draft-entries";
import { phoneText } from "@/lib/core/phone";
import { saveProfile } from "@/lib/domains/profiles/client";
import type { ProfileStep } from "@/lib/domains/profiles/options";
import type { WorkerProfile } from "@/lib/domains/profiles/types";
import type { Account } from "@/lib/domains/users/account-types";
import { saveAccount } from "@/lib/domains/users/client";

/** The answers that the steps keep in a form; each step shows and saves its own. */
export type StepFields = {
  photo: File | null;
  name: string;
  skills: string[];
  experience: string;
  preferredShift: string;
  expectedSalary: string;
  phone: string;
  whatsapp: boolean;
};

/** The steps with a form; places are chosen by buttons, as on their own page. */
export type FormStep = Exclude<ProfileStep, "place">;

const KEPT: Omit<StepFields, "photo"> = {
  name: "",
  skills: [],
  experience: "",
  preferredShift: "",
  expectedSalary: "",
  phone: "",
  whatsapp: false,
};

const NO_ANSWERS: StepFields = { ...KEPT, photo: null };

/** The fields with what the profile says. */
export const profileAnswers = ({
  name,
  skills,
  experience,
  preferredShift,
  expectedSalary,
}: WorkerProfile): StepFields => ({
  ...NO_ANSWERS,
  name: name ?? "",
  skills,
  experience: experience ?? "",
  preferredShift: preferredShift ?? "",
  expectedSalary: expectedSalary ?? "",
});

/** The fields with what the account says. */
export const accountAnswers = (account: Pick<Account, "phone" | "whatsapp">): StepFields => ({
  ...NO_ANSWERS,
  phone: account.phone === null ? "" : phoneText(account.phone),
  whatsapp: account.whatsapp === true,
});

/** How the unsaved answers of a step are stored. */
export const STEP_DRAFT: DraftKind<StepFields> = { picture: "photo", read: fieldsLike(KEPT) };

/** Saves a step's own answers; the rest of the profile stays as it is. @throws ApiError */
export async function saveStep(step: FormStep, fields: StepFields): Promise<void> {
  switch (step) {
    case "photo":
      await saveProfile(formOf({ name: fields.name, ...(fields.photo ? { photo: fields.photo } : {}) }));
      return;
    case "work":
      await saveProfile(formOf({ skills: JSON.stringify(fields.skills), experience: fields.experience }));
      return;
    case "terms":
      await saveProfile(formOf({ preferredShift: fields.preferredShift, expectedSalary: fields.expectedSalary }));
      return;
    case "phone":
      await saveAccount({ phone: fields.phone, whatsapp: fields.whatsapp });
  }
}

function formOf(values: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}
