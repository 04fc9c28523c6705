"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
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
import { saveAccount } from "@/lib/users/client";
import { CONSENT_VERSIONS } from "@/lib/users/options";
import { OwnPhone } from "../own-phone";
import {
  APPLY_DRAFT,
  applyResolver,
  toApplyFields,
  toApplyForm,
  type ApplyFields,
  type KeptAnswers,
} from "./apply-fields";
import { CannotApply, obstacleOf } from "./cannot-apply";
import { FormAlert } from "./form-alert";
import { OptionalAnswers } from "./optional-answers";
import { RequiredAnswers } from "./required-answers";
import { SharingNotice } from "./sharing-notice";

type Props = {
  jobId: string;
  userId: string;
  kept: KeptAnswers;
  /** The account has no phone number yet: the form asks for it, and saves it before the application is sent. */
  asksPhone: boolean;
  /** The words of the link to the notice about the user's data. */
  noticeLabel: string;
};

/** A worker's application form for a job, filled with the answers of the last application. */
export function ApplyForm({ jobId, userId, kept, asksPhone, noticeLabel }: Props) {
  const t = useTranslations("apply");
  const language = useLocale();
  const router = useRouter();
  const problemText = useProblemText();
  const [saved] = useState(() => toApplyFields(kept));
  const form = useForm<ApplyFields>({ defaultValues: saved, resolver: applyResolver, shouldFocusError: false });
  const draft = useDraft(form, {
    kind: APPLY_DRAFT,
    userId,
    name: `apply.${jobId}`,
    saved,
    mode: "restored",
    makeKey: newId,
  });
  const { submit, pending, failure } = useSubmit({
    form,
    send: async (fields) => {
      const { phone, whatsapp } = fields;
      if (asksPhone && phone.trim() !== "") await saveAccount({ phone, whatsapp });
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
        {asksPhone ? <OwnPhone hint={t("phoneHint")} label={t("phone")} whatsapp={t("whatsapp")} /> : null}
        <OptionalAnswers />
        <PictureField<ApplyFields>
          name="profileImage"
          label={t("selfie")}
          hint={draft.isPictureLost ? t("selfieAgain") : t(kept.photo ? "selfieKept" : "selfieHint")}
          currentSrc={kept.photo && href.smallPhoto(kept.photo)}
          texts={{
            camera: t("selfieCamera"),
            choose: t("selfieChoose"),
            replace: t("selfieReplace"),
            undo: t("selfieRemove"),
            alt: t("selfieAlt"),
          }}
        />
        <p className="text-muted-foreground">{t("kept")}</p>
        <SharingNotice noticeLabel={noticeLabel} />
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
