import { OtherSkills } from "@/components/profile/steps/other-skills";
import { stepMetadata, StepScreen } from "@/components/profile/steps/step-screen";
import { WorkStep } from "@/components/profile/steps/work-step";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { getWorkerProfile } from "@/lib/domains/profiles/queries";

export const generateMetadata = () => stepMetadata("work");

/** The second step: kinds of work, and the experience in them. */
export default async function WorkStepPage() {
  const worker = await requirePageActor("worker");
  const profile = await getWorkerProfile(worker);
  return (
    <StepScreen step="work" texts={["options.category", "options.experience", "apply.experience"]}>
      <WorkStep userId={worker.id} profile={profile} others={<OtherSkills skills={profile.skills} />} />
    </StepScreen>
  );
}
