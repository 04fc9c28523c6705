import { TermsStep } from "@/components/profile/steps/terms-step";
import { stepMetadata, StepScreen } from "@/components/profile/steps/step-screen";
import { getTranslations } from "next-intl/server";
import { ownHours } from "@/components/shared/hours/typed-hours";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { getWorkerProfile } from "@/lib/domains/profiles/queries";

export const generateMetadata = () => stepMetadata("terms");

/** The fourth step: hours and pay. */
export default async function TermsStepPage() {
  const worker = await requirePageActor("worker");
  const profile = await getWorkerProfile(worker);
  return (
    <StepScreen step="terms" texts={["profile.wish", "options.shift", "apply.preferredShift", "apply.anyShift"]}>
      <TermsStep
        userId={worker.id}
        profile={profile}
        ownHours={ownHours(profile.preferredShift, await getTranslations())}
      />
    </StepScreen>
  );
}
