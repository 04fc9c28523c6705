"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useForm, useWatch } from "react-hook-form";
import { sendOnce } from "@/components/form/attempt-key";
import { useDraft } from "@/components/form/draft/use-draft";
import { PictureField } from "@/components/form/fields/picture-field";
import { FormBody } from "@/components/form/form-body";
import { FormScope } from "@/components/form/form-scope";
import { useSubmit } from "@/components/form/use-submit";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { apply } from "@/lib/applications/client";
import { newId } from "@/lib/new-id";
import { href } from "@/lib/routes";
import { CONSENT_VERSIONS } from "@/lib/users/options";
import { APPLY_DRAFT, applyResolver, NO_ANSWERS, toApplyForm, type ApplyFields } from "./apply-fields";
import { CannotApply, obstacleOf } from "./cannot-apply";
import { FormAlert } from "./form-alert";
import { OptionalAnswers } from "./optional-answers";
import { RequiredAnswers } from "./required-answers";
import { SharingNotice } from "./sharing-notice";

/** A worker's application form for a job. */
export function ApplyForm({ jobId, userId }: { jobId: string; userId: string }) {
  const t = useTranslations("apply");
  const language = useLocale();
  const router = useRouter();
  const problemText = useProblemText();
  const form = useForm<ApplyFields>({ defaultValues: NO_ANSWERS, resolver: applyResolver, shouldFocusError: false });
  const draft = useDraft(form, {
    kind: APPLY_DRAFT,
    userId,
    name: `apply.${jobId}`,
    saved: NO_ANSWERS,
    mode: "restored",
    makeKey: newId,
  });
  const { submit, pending, failure } = useSubmit({
    form,
    send: (fields) => {
      const body = toApplyForm(fields, { version: CONSENT_VERSIONS.sharing, language });
      return sendOnce(draft, body, (key) => apply(jobId, body, key));
    },
    onSuccess: () => {
      draft.close();
      router.push(href.finish(jobId));
    },
    leaves: true,
    pictures: ({ profileImage }) => [["profileImage", profileImage]],
  });
  const answers = useWatch({ control: form.control, name: ["gender", "experience"] });
  const percent = answers.filter(Boolean).length * 50;
  const { errors } = form.formState;
  const isMissing = Boolean(errors.gender ?? errors.experience) && failure === null;
  const obstacle = obstacleOf(failure);

  if (obstacle) {
    return (
      <div role="alert">
        <CannotApply jobId={jobId} obstacle={obstacle} />
      </div>
    );
  }
  return (
    <FormScope form={form} name="apply">
      <FormBody className="grid grid-cols-1 gap-5" onSubmit={submit}>
        <Progress label={t("progress")} value={percent} valueText={t("percent", { percent })} />
        <RequiredAnswers />
        <OptionalAnswers />
        <PictureField<ApplyFields>
          name="profileImage"
          label={t("selfie")}
          hint={draft.isPictureLost ? t("selfieAgain") : t("selfieHint")}
          texts={{
            camera: t("selfieCamera"),
            choose: t("selfieChoose"),
            replace: t("selfieReplace"),
            undo: t("selfieRemove"),
            alt: t("selfieAlt"),
          }}
        />
        <SharingNotice />
        {isMissing ? <FormAlert title={t("missing")} /> : null}
        {failure === null ? null : (
          <FormAlert isScrolledTo title={t("failed")}>
            <p>{problemText(failure)}</p>
          </FormAlert>
        )}
        <Button type="submit" className="w-full" pending={pending !== null} pendingLabel={t("submitting")}>
          {t("submit")}
        </Button>
      </FormBody>
    </FormScope>
  );
}
