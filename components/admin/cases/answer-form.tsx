"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useForm } from "react-hook-form";
import { TextField } from "@/components/form/fields/text-field";
import { FormBody, SubmitButton } from "@/components/form/form-body";
import { FormScope } from "@/components/form/form-scope";
import { useRules } from "@/components/form/use-rules";
import { useSubmit } from "@/components/form/use-submit";
import { showToast } from "@/components/ui/toast";
import { answerGrievance } from "@/lib/domains/admin/client";
import type { AnswerInput, AnswerValues } from "@/lib/domains/admin/schema";
import { GRIEVANCE_MAX } from "@/lib/domains/grievances/options";

type Props = {
  id: string;
  number: string;
  /** Whether a visitor is called: the answer then says what was done. */
  isCall: boolean;
};

/** Answers a grievance. */
export function AnswerForm({ id, number, isCall }: Props) {
  const t = useTranslations("adminGrievances");
  const router = useRouter();
  const form = useForm<AnswerValues, unknown, AnswerInput>({
    resolver: useRules(() => import("@/lib/domains/admin/schema").then(({ answerInput }) => answerInput)),
    defaultValues: { answer: "" },
    shouldFocusError: false,
  });
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
  return (
    <FormScope form={form} name={`answer-${id}`}>
      <FormBody onSubmit={() => void submit()} className="grid max-w-2xl gap-3">
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
