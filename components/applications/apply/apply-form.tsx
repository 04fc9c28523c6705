"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useForm, useWatch } from "react-hook-form";
import { OwnPhone } from "@/components/account/own-phone";
import { sendOnce } from "@/components/form/attempt-key";
import { draftKey } from "@/components/form/draft/draft-storage";
import { useDraft } from "@/components/form/draft/use-draft";
import { TextField } from "@/components/form/fields/text-field";
import { FormBody } from "@/components/form/form-body";
import { FormScope } from "@/components/form/form-scope";
import { KeptForLater } from "@/components/form/outbox/use-form-outbox";
import { RefusedSummary, useRefusedValues } from "@/components/form/refused-form";
import { StickyBar } from "@/components/form/sticky-bar";
import { useSubmit } from "@/components/form/use-submit";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { Progress } from "@/components/ui/progress";
import { formAction, href } from "@/lib/access/routes";
import { newId } from "@/lib/core/new-id";
import { apply } from "@/lib/domains/applications/apply-client";
import { saveAccount, typedAccount } from "@/lib/domains/users/client";
import { CONSENT_VERSIONS } from "@/lib/language/notices/consents";
import { ApiError, isOffline } from "@/lib/platform/http/api-error";
import { KEY_FIELD, type FormRefusal } from "@/lib/platform/http/form-refusal";
import { useApplyOutbox } from "../waiting/use-apply-outbox";
import { WaitingCard } from "../waiting/waiting-card";
import { CHANGE_FORM } from "./answer-row";
import { OwnPhoto, PreferredHours, RequiredAnswers, StartDay } from "./answers";
import { APPLY_DRAFT, toApplyFields, toApplyForm, type ApplyFields, type KeptAnswers } from "./apply-fields";
import { applyRules } from "./apply-rules";
import { CannotApply, obstacleOf } from "./cannot-apply";
import { SharingNotice } from "./sharing-notice";
import { useVoiceNote } from "./use-voice-note";
import { VoiceNote } from "./voice-note";

type Props = {
  jobId: string;
  userId: string;
  /** The job's heading, by which the worker knows it. */
  heading: string;
  /** The worker's name, as the employer will read it; null: the form asks for it, and saves it before the application is sent. */
  name: string | null;
  kept: KeptAnswers;
  /** The account has no phone number yet: the form asks for it, and saves it before the application is sent. */
  asksPhone: boolean;
  /** The words of the link to the notice about the user's data. */
  noticeLabel: string;
  /** The words that say that it is sent. */
  sentWords: string;
  /** All questions are open, as asked for without script. */
  opensAll: boolean;
  /** With which this browser seals the application while it waits for the network. */
  outboxKey: string;
  /** For the form posted without script: its idempotency key, and the refusal of the last one. */
  postKey: string;
  refusal: FormRefusal | null;
};

/**
 * A worker's application for a job. The answers of the last one are shown as the employer will see them, so that one tap
 * sends them again; what is missing is asked for.
 */
export function ApplyForm(props: Props) {
  const { jobId, userId, heading, name, kept, asksPhone, noticeLabel, sentWords, opensAll, postKey, refusal } = props;
  const t = useTranslations("apply");
  const language = useLocale();
  const router = useRouter();
  const problemText = useProblemText();
  const [saved] = useState(() => toApplyFields(kept));
  const form = useForm<ApplyFields>({
    ...useRefusedValues(refusal, saved),
    resolver: applyRules[name === null ? "nameless" : "named"],
    shouldFocusError: false,
  });
  const draftName = `apply.${jobId}`;
  const draft = useDraft(form, {
    kind: APPLY_DRAFT,
    userId,
    name: draftName,
    saved,
    mode: "restored",
    makeKey: newId,
  });
  const { finish: finishVoiceNote, ...voiceNote } = useVoiceNote(draftKey(userId, draftName));
  const [isSent, setIsSent] = useState(false);
  useEffect(() => {
    if (!isSent) return;
    // Once the next page is there: a job's page that was read ahead still says that she has not applied.
    return () => router.refresh();
  }, [isSent, router]);
  const onSent = () => {
    draft.close();
    // In place of the form: the back key must not lead to a form that has been sent.
    router.replace(href.finish(jobId));
    setIsSent(true);
  };
  const outbox = useApplyOutbox({ jobId, userId, heading, sealingKey: props.outboxKey, onSent });
  const { submit, pending, failure } = useSubmit({
    form,
    send: async (fields) => {
      const consent = { version: CONSENT_VERSIONS.sharing, language };
      const body = toApplyForm({ ...fields, voiceNote: await finishVoiceNote() }, consent);
      const asked = typedAccount(fields);
      return sendOnce(draft, body, async (key) => {
        try {
          if (asked) await saveAccount(asked);
          return await apply(jobId, body, key);
        } catch (error) {
          if (isOffline(error) && (await outbox.keep(key, body, asked))) throw new KeptForLater();
          throw error;
        }
      });
    },
    onFailure: (error) => (error instanceof KeptForLater ? "told" : undefined),
    onSuccess: onSent,
    leaves: true,
    pictures: ({ profileImage }) => [["profileImage", profileImage]],
  });
  const answers = useWatch({ control: form.control, name: ["gender", "experience"] });
  const percent = answers.filter(Boolean).length * 50;
  const { errors, submitCount } = form.formState;
  // For a form posted before the script ran, the summary above says so.
  const isMissing = submitCount > 0 && Boolean(errors.name ?? errors.gender ?? errors.experience) && failure === null;
  const obstacle = obstacleOf(failure);
  const isReturning = kept.gender !== null && kept.experience !== null;

  if (isSent) {
    // At once: the next page, which says the same, takes a slow network another second.
    return (
      <p role="status" className="text-success flex items-center gap-2 text-xl font-bold sm:text-3xl">
        <Icon name="circle-check" className="size-8 shrink-0" />
        {sentWords}
      </p>
    );
  }
  if (obstacle) {
    return (
      <div role="alert">
        <CannotApply jobId={jobId} obstacle={obstacle} />
      </div>
    );
  }
  if (outbox.waiting) {
    return <WaitingCard entry={outbox.waiting} onSend={outbox.send} onDrop={outbox.drop} />;
  }
  return (
    <FormScope form={form} name="apply">
      <form id={CHANGE_FORM} />
      <FormBody
        className="grid grid-cols-1 gap-4"
        target={{ action: formAction.apply(jobId), isMultipart: true }}
        onSubmit={submit}
      >
        <RefusedSummary refusal={refusal} />
        <input type="hidden" name={KEY_FIELD} value={postKey} />
        <input type="hidden" name="consent" value={JSON.stringify({ version: CONSENT_VERSIONS.sharing, language })} />
        <Card asChild className="gap-1 px-4 py-3 sm:px-5 sm:py-4">
          <section aria-labelledby="answers">
            <h2 id="answers" className="text-lg">
              {t(isReturning ? "sharing.title" : "form")}
            </h2>
            <div className="divide-border divide-y">
              {name === null ? (
                <div className="py-2.5">
                  <TextField<ApplyFields>
                    name="name"
                    label={t("name")}
                    hint={t("nameHint")}
                    autoComplete="name"
                    required
                  />
                </div>
              ) : null}
              <OwnPhoto name={name} photo={kept.photo} isLost={draft.isPictureLost} opensAll={opensAll} />
              <RequiredAnswers kept={kept} opensAll={opensAll} />
              <PreferredHours kept={kept} opensAll={opensAll} />
              <StartDay opensAll={opensAll} />
              <VoiceNote {...voiceNote} />
              {asksPhone ? (
                <div className="py-2.5">
                  <OwnPhone hint={t("phoneHint")} label={t("phone")} whatsapp={t("whatsapp")} />
                </div>
              ) : null}
            </div>
          </section>
        </Card>
        <SharingNotice noticeLabel={noticeLabel} isTitled={!isReturning} />
        <p className="text-muted-foreground">{t("kept")}</p>
        {failure === null ? null : (
          <FormAlert title={t(isIncomplete(failure) ? "failed" : "notSent")}>
            <p>{problemText(failure)}</p>
          </FormAlert>
        )}
        <StickyBar>
          {/* Beside the button, which is in sight wherever the first field without an answer is. */}
          {isMissing ? (
            <p role="alert" className="text-destructive font-bold">
              {t("missing")}
            </p>
          ) : null}
          {isReturning ? null : (
            <Progress
              label={t("progress")}
              value={percent}
              valueText={t("percent", { percent })}
              className="max-md:[&>:first-child]:sr-only"
            />
          )}
          <Button type="submit" className="w-full text-lg" pending={pending !== null} pendingLabel={t("submitting")}>
            {t("submit")}
          </Button>
        </StickyBar>
      </FormBody>
    </FormScope>
  );
}

// Any other failure is no fault of the worker's, who has filled in everything.
const isIncomplete = (failure: unknown): boolean => failure instanceof ApiError && failure.status === 400;

/** A failure of the form as a whole, announced at once and scrolled into view. */
function FormAlert({ title, children }: { title: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  // Returns nothing: newer browsers return a promise, which React would take for a clean-up function.
  useEffect(() => {
    box.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <div
      ref={box}
      role="alert"
      className="border-destructive/40 bg-destructive-soft flex items-start gap-3 rounded-xl border p-4"
    >
      <Icon name="circle-alert" className="text-destructive mt-0.5 size-6 shrink-0" />
      <div className="grid min-w-0 gap-2">
        <p className="font-bold">{title}</p>
        {children}
      </div>
    </div>
  );
}
