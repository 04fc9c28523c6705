import { useTranslations } from "next-intl";
import { usePhraseText } from "@/components/profile/phrase-text";
import { stepMetadata, StepScreen } from "@/components/profile/steps/step-screen";
import { WorkStep } from "@/components/profile/steps/work-step";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { workNamedBy } from "@/lib/core/skills";
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

/** The skills that are not asked for in the step: they stay. */
function OtherSkills({ skills }: { skills: readonly string[] }) {
  const t = useTranslations("profileSteps");
  const { skill } = usePhraseText();
  const others = skills.filter((one) => workNamedBy(one) === null).map(skill);
  if (others.length === 0) return null;
  return <p className="text-muted-foreground wrap-anywhere">{t("others", { skills: others.join(", ") })}</p>;
}
