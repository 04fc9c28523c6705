import { PhotoStep } from "@/components/profile/steps/photo-step";
import { stepMetadata, StepScreen } from "@/components/profile/steps/step-screen";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { getWorkerProfile } from "@/lib/domains/profiles/queries";

export const generateMetadata = () => stepMetadata("photo");

/** The first step: a photo and the name. */
export default async function PhotoStepPage() {
  const worker = await requirePageActor("worker");
  const profile = await getWorkerProfile(worker);
  return (
    <StepScreen step="photo" texts={["profile.about"]}>
      <PhotoStep userId={worker.id} profile={profile} />
    </StepScreen>
  );
}
