import { getTranslations } from "next-intl/server";
import { StepsScreen } from "@/components/profile/steps/steps-screen";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { firstOpenStep } from "@/lib/domains/profiles/steps-policy";
import { getStepAnswers } from "@/lib/domains/profiles/steps-queries";
import { href } from "@/lib/access/routes";
import { pageTitle } from "@/lib/language/i18n/page-title";

export const generateMetadata = pageTitle("profileSteps.endTitle");

/** The end of the steps: what is known now, and the way to the jobs that suit it. */
export default async function ProfileStepsDonePage() {
  const worker = await requirePageActor("worker");
  const [answers, t] = await Promise.all([getStepAnswers(worker), getTranslations("profileSteps")]);
  return (
    <StepsScreen
      title={t("endTitle")}
      text={t(firstOpenStep(answers) === null ? "endText" : "endOpen")}
      answers={answers}
      action={{ href: href.home(), text: t("seeJobs") }}
    />
  );
}
