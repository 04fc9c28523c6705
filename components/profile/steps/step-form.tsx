import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, type ReactNode } from "react";
import { useDraft } from "@/components/form/draft/use-draft";
import { Form } from "@/components/form/form-body";
import { useCheckedForm } from "@/components/form/use-rules";
import { useSubmit } from "@/components/form/use-submit";
import { showToast } from "@/components/ui/toast";
import { stepAfter } from "@/lib/domains/profiles/steps-policy";
import { href } from "@/lib/access/routes";
import { saveStep, STEP_DRAFT, type FormStep, type StepFields } from "./step-fields";
import { StepBar } from "./step-bar";

type Props = {
  step: FormStep;
  userId: string;
  /** The answers known so far. */
  saved: StepFields;
  /** The page that this step was opened from, which takes the next step's place. */
  from?: { href: string; saved: string } | null;
  /** The step's questions. `isPhotoLost`: a photo chosen earlier has to be chosen again. */
  children: (state: { isPhotoLost: boolean }) => ReactNode;
};

/** The form of one step: it saves its own answers and opens the next step. */
export function StepForm({ step, userId, saved, from = null, children }: Props) {
  const t = useTranslations("profile");
  const router = useRouter();
  const [initial] = useState(saved);
  const form = useCheckedForm<StepFields>(
    () => import("./step-rules").then(({ stepRules }) => stepRules),
    { defaultValues: initial },
    "raw",
  );
  const draft = useDraft(form, {
    kind: STEP_DRAFT,
    userId,
    // Not below "profile": closing the whole form's draft would take the steps' with it, and "profile.photo" is its picture.
    name: `profile-step.${step}`,
    saved: initial,
    mode: "restored",
  });
  const next = from?.href ?? href.profileStep(stepAfter(step));
  const { submit, pending } = useSubmit({
    form,
    send: (fields) => saveStep(step, fields),
    onSuccess: () => {
      draft.close();
      if (from) showToast({ variant: "success", title: from.saved });
      router.push(next);
      // The pages behind the back key show what is saved now.
      router.refresh();
    },
    leaves: true,
    invalid: t("check"),
    failed: t("failed"),
    pictures: ({ photo }) => [["photo", photo]],
  });
  return (
    <Form form={form} name="step" className="grid grid-cols-1 gap-5" onSubmit={() => void submit()}>
      {children({ isPhotoLost: draft.isPictureLost })}
      <StepBar next={next} isSaving={pending !== null} />
    </Form>
  );
}
