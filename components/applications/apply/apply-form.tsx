"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useForm, useWatch } from "react-hook-form";
import { draftKey } from "@/components/shared/draft/draft-storage";
import { Button } from "@/components/ui/button";
import { LiveForm } from "@/components/ui/live-form";
import { Progress } from "@/components/ui/progress";
import { applyFormInput, type ApplyFormValues } from "@/lib/applications/schema";
import { CannotApply } from "./cannot-apply";
import { useApplyDraft, useKeptSelfie } from "./draft";
import { FormAlert } from "./form-alert";
import { OptionalAnswers } from "./optional-answers";
import { RequiredAnswers } from "./required-answers";
import { SelfieField } from "./selfie-field";
import { SendFailure } from "./send-failure";
import { useSendApplication } from "./use-send-application";

/** The application form of a worker for a position. */
export function ApplyForm({ jobId, userId }: { jobId: string; userId: string }) {
  const t = useTranslations("apply");
  const form = useForm<ApplyFormValues>({ resolver: zodResolver(applyFormInput, undefined, { raw: true }) });
  const draft = draftKey(userId, `apply.${jobId}`);
  useApplyDraft(draft, userId, form);
  const { photo, isLost, setSelfie } = useKeptSelfie(draft);
  const { send, failure, isLeaving, obstacle } = useSendApplication({ jobId, draftKey: draft, form });
  const answers = useWatch({ control: form.control, name: ["gender", "experience"] });
  const percent = answers.filter(Boolean).length * 50;
  const { errors, isSubmitting } = form.formState;
  const isMissing = Boolean(errors.gender ?? errors.experience) && failure === null;

  if (obstacle) {
    return (
      <div role="alert">
        <CannotApply jobId={jobId} obstacle={obstacle} />
      </div>
    );
  }
  return (
    <LiveForm className="grid grid-cols-1 gap-5" onSubmit={form.handleSubmit((values) => send(values, photo))}>
      <Progress label={t("progress")} value={percent} valueText={t("percent", { percent })} />
      <RequiredAnswers form={form} />
      <OptionalAnswers form={form} />
      <SelfieField value={photo} isLost={isLost} failure={failure} onChange={setSelfie} />
      {isMissing ? <FormAlert title={t("missing")} /> : null}
      {failure === null ? null : <SendFailure failure={failure} />}
      <Button type="submit" className="w-full" pending={isSubmitting || isLeaving} pendingLabel={t("submitting")}>
        {t("submit")}
      </Button>
    </LiveForm>
  );
}
