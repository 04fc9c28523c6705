import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { StepsScreen } from "@/components/profile/steps/steps-screen";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { firstOpenStep } from "@/lib/domains/profiles/steps-policy";
import { getStepAnswers } from "@/lib/domains/profiles/steps-queries";
import { href } from "@/lib/access/routes";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("profileSteps");
  return { title: t("endTitle") };
}

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
