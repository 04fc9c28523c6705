"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useValidationText } from "@/components/shared/form-errors";
import { Button } from "@/components/ui/button";
import { LiveForm } from "@/components/ui/live-form";
import { Progress } from "@/components/ui/progress";
import { applyFormInput, type ApplyFormValues } from "@/lib/applications/schema";
import { ApiError } from "@/lib/http/api-fetch";
import { CannotApply } from "./cannot-apply";
import { useApplyDraft } from "./draft";
import { FormAlert } from "./form-alert";
import { OptionalAnswers } from "./optional-answers";
import { RequiredAnswers } from "./required-answers";
import { SelfieField } from "./selfie-field";
import { SendFailure } from "./send-failure";
import { useSendApplication } from "./use-send-application";

/** The application form. `draftKey` names this worker's draft for this position. */
export function ApplyForm({ jobId, draftKey }: { jobId: string; draftKey: string }) {
  const t = useTranslations("apply");
  const text = useValidationText();
  const form = useForm<ApplyFormValues>({ resolver: zodResolver(applyFormInput, undefined, { raw: true }) });
  useApplyDraft(draftKey, form);
  const [selfie, setSelfie] = useState<File | null>(null);
  const [isTooLarge, setIsTooLarge] = useState(false);
  const { send, failure, isSent, obstacle } = useSendApplication({ jobId, draftKey, form });
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
    <LiveForm className="grid grid-cols-1 gap-5" onSubmit={form.handleSubmit((values) => send(values, selfie))}>
      <Progress label={t("progress")} value={percent} valueText={t("percent", { percent })} />
      <RequiredAnswers form={form} />
      <OptionalAnswers form={form} />
      <SelfieField
        value={selfie}
        error={isTooLarge ? text("imageTooLarge") : pictureProblem(failure)}
        onChange={(file) => {
          setIsTooLarge(false);
          setSelfie(file);
        }}
        onTooLarge={() => setIsTooLarge(true)}
      />
      {isMissing ? <FormAlert title={t("missing")} /> : null}
      {failure === null ? null : <SendFailure failure={failure} />}
      <Button type="submit" className="w-full" pending={isSubmitting || isSent} pendingLabel={t("submitting")}>
        {t("submit")}
      </Button>
    </LiveForm>
  );
}

const PICTURE_CODES = new Set(["too_large", "image_unreadable"]);

function pictureProblem(failure: unknown): string | undefined {
  if (!(failure instanceof ApiError)) return undefined;
  return failure.fields.profileImage?.[0] ?? (PICTURE_CODES.has(failure.code) ? failure.detail : undefined);
}
