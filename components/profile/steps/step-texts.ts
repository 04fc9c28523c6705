import { getTranslations } from "next-intl/server";
import type { PictogramName } from "@/components/shared/pictograms/drawings";
import type { ProfileStep } from "@/lib/domains/profiles/options";

/** Each step's drawing and the hue of its tile. */
export const STEP_PICTURES: Record<ProfileStep, { picture: PictogramName; hue: string }> = {
  photo: { picture: "person", hue: "tile-leaf" },
  work: { picture: "experience", hue: "tile-clay" },
  place: { picture: "place", hue: "tile-rose" },
  terms: { picture: "pay", hue: "tile-sun" },
  phone: { picture: "shift-on-call", hue: "tile-lake" },
};

export type StepTexts = { name: string; question: string; reason: string };

/** The words of the steps: in the overview, as the title of the step, and why it is asked. */
export async function stepTexts(): Promise<Record<ProfileStep, StepTexts>> {
  const t = await getTranslations();
  return {
    photo: {
      name: t("profileSteps.photo"),
      question: t("profileSteps.askPhoto"),
      reason: t("profile.reason.photo"),
    },
    work: { name: t("profileSteps.work"), question: t("profile.skills.work"), reason: t("profile.reason.skills") },
    place: { name: t("profile.part.preferredLocations"), question: t("places.title"), reason: t("places.intro") },
    terms: {
      name: t("profileSteps.terms"),
      question: t("profileSteps.askTerms"),
      reason: t("profile.reason.expectedSalary"),
    },
    phone: { name: t("apply.phone"), question: t("profileSteps.askPhone"), reason: t("profile.reason.contact") },
  };
}
