import { getTranslations } from "next-intl/server";
import { StepsScreen } from "@/components/profile/steps/steps-screen";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { PROFILE_STEPS } from "@/lib/domains/profiles/options";
import { firstOpenStep, isStepDone } from "@/lib/domains/profiles/steps-policy";
import { getStepAnswers } from "@/lib/domains/profiles/steps-queries";
import { href } from "@/lib/access/routes";
import { pageTitle } from "@/lib/language/i18n/page-title";

export const generateMetadata = pageTitle("profileSteps.title");

/** The five short steps of a worker's profile: what is known already, and what is still to be asked. */
export default async function ProfileStepsPage() {
  const worker = await requirePageActor("worker");
  const [answers, t] = await Promise.all([getStepAnswers(worker), getTranslations("profileSteps")]);
  const next = firstOpenStep(answers);
  const action =
    next === null
      ? { href: href.home(), text: t("seeJobs") }
      : {
          href: href.profileStep(next),
          text: t(PROFILE_STEPS.some((step) => isStepDone(step, answers)) ? "goOn" : "start"),
        };
  return <StepsScreen title={t("title")} text={t("intro")} answers={answers} action={action} />;
}
