"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { z } from "zod";
import { useVoiceNote } from "@/components/applications/apply/use-voice-note";
import { VoiceNote } from "@/components/applications/apply/voice-note";
import { newKeySource, sendOnce } from "@/components/form/attempt-key";
import { draftKey } from "@/components/form/draft/draft-storage";
import { TextField } from "@/components/form/fields/text-field";
import { FormBody, SubmitButton } from "@/components/form/form-body";
import { toFormData } from "@/components/form/form-data";
import { FormScope } from "@/components/form/form-scope";
import { useCheckedForm } from "@/components/form/use-rules";
import { useSubmit } from "@/components/form/use-submit";
import { formAction } from "@/lib/access/routes";
import { sendAppeal } from "@/lib/domains/reports/client";
import type { appealInput } from "@/lib/domains/reports/schema";
import { REPORT_MAX } from "@/lib/domains/trust/report-options";
import { KEY_FIELD } from "@/lib/platform/http/form-refusal";
import { useRecordWords } from "./record-words";

type Fields = { caseId: string; text: string };

/** 'I disagree', in words or with a voice note. @param postKey of the form posted without script. */
export function AppealForm({ caseId, userId, postKey }: { caseId: string; userId: string; postKey: string }) {
  const t = useTranslations("measures");
  const tReport = useTranslations("report");
  const router = useRouter();
  const form = useCheckedForm<Fields, z.output<typeof appealInput>>(
    () => import("@/lib/domains/reports/schema").then(({ appealInput }) => appealInput),
    { defaultValues: { caseId, text: "" } },
  );
  const [keys] = useState(newKeySource);
  const { finish, ...voiceNote } = useVoiceNote(draftKey(userId, `appeal.${caseId}`));
  const { submit, pending } = useSubmit({
    form,
    send: async ({ text }) => {
      const body = toFormData({ caseId, text: text ?? "", voiceNote: await finish() });
      return sendOnce(keys, body, (key) => sendAppeal(body, key));
    },
    onSuccess: () => {
      voiceNote.onChange(null);
      router.refresh();
    },
    failed: tReport("failed"),
  });
  const words = useRecordWords();
  return (
    <details>
      <summary className="text-primary flex min-h-12 w-fit items-center font-semibold underline underline-offset-4">
        {t("disagree")}
      </summary>
      <FormScope form={form} name={`appeal-${caseId}`}>
        <FormBody
          onSubmit={() => void submit()}
          target={{ action: formAction.appeal(), isMultipart: true }}
          className="grid gap-3"
        >
          <input type="hidden" name={KEY_FIELD} value={postKey} />
          <input type="hidden" name="caseId" value={caseId} />
          <TextField<Fields> name="text" label={t("text")} lines={3} maxLength={REPORT_MAX} />
          <VoiceNote {...voiceNote} words={words} />
          <p className="text-muted-foreground">{t("other")}</p>
          <SubmitButton pending={pending !== null} pendingLabel={tReport("sending")}>
            {tReport("send")}
          </SubmitButton>
        </FormBody>
      </FormScope>
    </details>
  );
}
