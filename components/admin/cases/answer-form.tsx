"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useWatch } from "react-hook-form";
import { ChoiceChips } from "@/components/form/fields/chips-field";
import { TextField } from "@/components/form/fields/text-field";
import { FormBody, SubmitButton } from "@/components/form/form-body";
import { FormScope } from "@/components/form/form-scope";
import { useCheckedForm } from "@/components/form/use-rules";
import { useSubmit } from "@/components/form/use-submit";
import { showToast } from "@/components/ui/toast";
import { answerGrievance } from "@/lib/domains/admin/client";
import type { AnswerInput, AnswerValues } from "@/lib/domains/admin/schema";
import { GRIEVANCE_MAX } from "@/lib/domains/grievances/options";
import { LANGUAGE_NAMES, type Language } from "@/lib/language/i18n/languages";
import { KeyHint } from "../key-hint";

export type ReadyAnswers = { language: Language; sentences: readonly { label: string; text: string }[] };

type Props = {
  id: string;
  number: string;
  /** Whether a visitor is called: the answer then says what was done. */
  isCall: boolean;
  /** Ready answers: sentences as the admin and as the person reads them; null where only the office reads the answer. */
  ready: ReadyAnswers | null;
};

/** Answers a grievance: in own words, or beginning with sentences from a list. */
export function AnswerForm({ id, number, isCall, ready }: Props) {
  const t = useTranslations("adminGrievances");
  const router = useRouter();
  const form = useCheckedForm<AnswerValues, AnswerInput>(
    () => import("@/lib/domains/admin/schema").then(({ answerInput }) => answerInput),
    { defaultValues: { answer: "" } },
  );
  const { submit, pending } = useSubmit({
    form,
    send: ({ answer }) => answerGrievance(id, answer),
    onSuccess: () => {
      showToast({ title: t(isCall ? "closed" : "done", { number }), variant: "success" });
      router.refresh();
    },
    failed: t("failed"),
    signedOut: "tell",
  });
  const answer = useWatch({ control: form.control, name: "answer" });
  return (
    <FormScope form={form} name={`answer-${id}`}>
      <FormBody onSubmit={() => void submit()} className="grid max-w-2xl gap-3">
        {ready ? (
          <>
            <p className="text-muted-foreground">
              {t("choices", { language: LANGUAGE_NAMES[ready.language] })} <KeyHint letter="a" />
            </p>
            <ChoiceChips
              label={t("answer")}
              options={ready.sentences.map(({ label, text }) => ({ value: text, label }))}
              isChosen={(text) => answer.includes(text)}
              onTap={(text) => form.setValue("answer", toggled(answer, text), { shouldDirty: true })}
            />
          </>
        ) : null}
        <TextField<AnswerValues>
          name="answer"
          label={t(isCall ? "what" : "answer")}
          hint={isCall ? t("whatHint") : undefined}
          lines={3}
          maxLength={GRIEVANCE_MAX}
          required
        />
        <SubmitButton pending={pending !== null} pendingLabel={t("sending")}>
          {t(isCall ? "close" : "send")}
        </SubmitButton>
      </FormBody>
    </FormScope>
  );
}

/** A text with a sentence at its end, or without it. */
const toggled = (text: string, sentence: string): string =>
  (text.includes(sentence) ? text.replace(sentence, "") : `${text} ${sentence}`).replaceAll(/ {2,}/g, " ").trim();
