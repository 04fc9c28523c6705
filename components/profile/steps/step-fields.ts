import { fieldsLike, type DraftKind } from "@/components/form/draft/draft-entries";
import { toFormData } from "@/components/form/form-data";
import { pick, recordOf } from "@/lib/core/objects";
import { phoneText } from "@/lib/core/phone";
import { saveProfile } from "@/lib/domains/profiles/client";
import type { ProfileStep } from "@/lib/domains/profiles/options";
import type { WorkerProfile } from "@/lib/domains/profiles/types";
import type { Account } from "@/lib/domains/users/account-types";
import { saveAccount } from "@/lib/domains/users/client";

/** The steps with a form; places are chosen by buttons, as on their own page. */
export type FormStep = Exclude<ProfileStep, "place">;

const TEXTS = ["name", "experience", "preferredShift", "expectedSalary"] as const;
const KEPT = { ...recordOf(TEXTS, () => ""), skills: [] as string[], phone: "", whatsapp: false };

/** The answers that the steps keep in a form; each step shows and saves its own. */
export type StepFields = typeof KEPT & { photo: File | null };

const NO_ANSWERS: StepFields = { ...KEPT, photo: null };

/** The fields with what the profile says. */
export const profileAnswers = (profile: WorkerProfile): StepFields => ({
  ...NO_ANSWERS,
  ...recordOf(TEXTS, (name) => profile[name] ?? ""),
  skills: profile.skills,
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
export const saveStep = (step: FormStep, fields: StepFields): Promise<unknown> =>
  step === "phone"
    ? saveAccount({ phone: fields.phone, whatsapp: fields.whatsapp })
    : saveProfile(toFormData(pick(fields, PROFILE_PARTS[step])));

/** The fields of the profile that a step asks for. */
const PROFILE_PARTS = {
  photo: ["name", "photo"],
  work: ["skills", "experience"],
  terms: ["preferredShift", "expectedSalary"],
} as const satisfies Record<Exclude<FormStep, "phone">, readonly (keyof StepFields)[]>;
