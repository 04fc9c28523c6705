/** The rules of the profile's short steps: which are done, and which comes next. */
import type { PlaceItem } from "@/lib/language/places/types";
import { PROFILE_STEPS, type ProfileStep } from "./options";
import type { WorkerProfile } from "./types";

/** The answers that the steps ask for, as far as they are known: the places and the phone number are not parts of the profile. */
export type StepAnswers = { profile: WorkerProfile; places: readonly PlaceItem[]; phone: string | null };

const IS_DONE: Record<ProfileStep, (answers: StepAnswers) => boolean> = {
  photo: ({ profile }) => profile.photo !== null && profile.name !== null,
  work: ({ profile }) => profile.skills.length > 0 && profile.experience !== null,
  place: ({ places }) => places.length > 0,
  // Any hours are an answer too, and stored as none: the pay tells.
  terms: ({ profile }) => profile.expectedSalary !== null,
  phone: ({ phone }) => phone !== null,
};

/** Whether nothing is left to ask in a step. */
export const isStepDone = (step: ProfileStep, answers: StepAnswers): boolean => IS_DONE[step](answers);

/** The first step with something left to ask; null if all are done. */
export const firstOpenStep = (answers: StepAnswers): ProfileStep | null =>
  PROFILE_STEPS.find((step) => !isStepDone(step, answers)) ?? null;

/** The step after another one, done or not, so that each answer can be looked at; null after the last. */
export const stepAfter = (step: ProfileStep): ProfileStep | null =>
  PROFILE_STEPS[PROFILE_STEPS.indexOf(step) + 1] ?? null;

/** The step before another one; null before the first. */
export const stepBefore = (step: ProfileStep): ProfileStep | null =>
  PROFILE_STEPS[PROFILE_STEPS.indexOf(step) - 1] ?? null;
