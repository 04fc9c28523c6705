"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { z } from "zod";
import { useVoiceNote } from "@/components/applications/apply/use-voice-note";
import { VoiceNote } from "@/components/applications/apply/voice-note";
import { PhoneField } from "@/components/auth/account-fields";
import { KeptForLater, useFormOutbox } from "@/components/form/outbox/use-form-outbox";
import { WaitingCard } from "@/components/applications/waiting/waiting-card";
import { newKeySource, sendOnce } from "@/components/form/attempt-key";
import { draftKey } from "@/components/form/draft/draft-storage";
import { TextField } from "@/components/form/fields/text-field";
import { PictureChoiceField } from "@/components/form/fields/picture-choice-field";
import { Form } from "@/components/form/form-body";
import { toFormData } from "@/components/form/form-data";
import { RefusedSummary, useRefusedValues } from "@/components/form/refused-form";
import { useCheckedForm } from "@/components/form/use-rules";
import { useSubmit } from "@/components/form/use-submit";
import { Button } from "@/components/ui/button";
import { formAction, href } from "@/lib/access/routes";
import { sendReport, sendVisitorReport, reportAddress } from "@/lib/domains/reports/client";
import type { visitorReportInput } from "@/lib/domains/reports/schema";
import { VISITOR_KEPT_DAYS } from "@/lib/domains/trust/case-options";
import { REPORT_MAX, REPORT_TOPICS, type ReportTopic } from "@/lib/domains/trust/report-options";
import { isOffline } from "@/lib/platform/http/api-error";
import { KEY_FIELD, type FormRefusal } from "@/lib/platform/http/form-refusal";
import { Helplines } from "./helplines";
import { useRecordWords } from "./record-words";

type Fields = { id: string; topic: string; text: string; phone: string };

const PICTURES = {
  asked_money: "asked-money",
  not_as_written: "not-as-written",
  bad_behaviour: "bad-behaviour",
  child_works: "child-works",
  other: "something-else",
} as const satisfies Record<ReportTopic, string>;

// Without script too: the calls show once one of the two is chosen. Tailwind would make an underscore a space.
const SHOWN_IN_DANGER =
  "hidden group-has-[input[value^=bad]:checked]:grid group-has-[input[value^=child]:checked]:grid";

type Props = {
  about: "job" | "application";
  id: string;
  /** Of the job, as the reader knows it. */
  heading: string;
  /** Null: a visitor's. */
  reader: { userId: string; sealingKey: string } | null;
  /** For the form posted without script: its idempotency key, and the refusal of the last one. */
  postKey: string;
  refusal: FormRefusal | null;
};

/** Five pictures, and words or a voice note for those who like. */
export function ReportForm({ about, id, heading, reader, postKey, refusal }: Props) {
  const t = useTranslations("report");
  const tTopic = useTranslations("options.reportTopic");
  const router = useRouter();
  const empty = { id, topic: "", text: "", phone: "" };
  const form = useCheckedForm<Fields, z.output<typeof visitorReportInput>>(
    () => import("@/lib/domains/reports/schema").then(({ visitorReportInput }) => visitorReportInput),
    useRefusedValues<Fields>(refusal, empty),
  );
  const [keys] = useState(newKeySource);
  const name = `report.${about}.${id}`;
  const { finish, ...voiceNote } = useVoiceNote(draftKey(reader?.userId ?? "", name));
  const outbox = useReportOutbox({ id: `${about}/${id}`, heading, reader });
  const { submit, pending } = useSubmit({
    form,
    send: async ({ topic, text, phone }) => {
      if (!reader) {
        const values = { id, topic, text, phone: phone ?? "" };
        return sendOnce(keys, values, (key) => sendVisitorReport(values, key));
      }
      const body = toFormData({ about, id, topic, text: text ?? "", voiceNote: await finish() });
      return sendOnce(keys, body, async (key) => {
        try {
          return await sendReport(body, key);
        } catch (error) {
          if (isOffline(error) && (await outbox.keep(key, body))) throw new KeptForLater();
          throw error;
        }
      });
    },
    onFailure: (error) => (error instanceof KeptForLater ? "told" : undefined),
    onSuccess: ({ number, topic }) => {
      voiceNote.onChange(null);
      router.replace(href.reportSent(number, topic));
    },
    leaves: true,
    failed: t("failed"),
    signedOut: "tell",
  });
  const words = useRecordWords();
  if (outbox.waiting) {
    const texts = { waiting: t("kept.text"), refused: t("failed") };
    return <WaitingCard entry={outbox.waiting} texts={texts} onSend={outbox.send} onDrop={outbox.drop} />;
  }
  return (
    <Form
      form={form}
      name="report"
      onSubmit={() => void submit()}
      target={reader ? { action: formAction.report(), isMultipart: true } : { action: formAction.reportAsVisitor() }}
      className="group grid grid-cols-1 gap-4"
    >
      <RefusedSummary refusal={refusal} />
      {reader ? (
        <>
          <input type="hidden" name={KEY_FIELD} value={postKey} />
          <input type="hidden" name="about" value={about} />
        </>
      ) : null}
      <input type="hidden" name="id" value={id} />
      <PictureChoiceField<Fields>
        name="topic"
        legend={t("title")}
        hideLegend
        hue="tile-rose"
        look="long"
        required
        options={REPORT_TOPICS.map((value) => ({ value, label: tTopic(value), picture: PICTURES[value] }))}
      />
      <Helplines
        title={t("danger.title")}
        labels={{
          everyone: t("danger.everyone"),
          women: t("danger.women"),
          children: t("danger.children"),
        }}
        className={SHOWN_IN_DANGER}
      />
      <Button type="submit" className="w-full text-lg" pending={pending !== null} pendingLabel={t("sending")}>
        {t("send")}
      </Button>
      <p className="text-muted-foreground">{t("secret")}</p>
      <TextField<Fields> name="text" label={t("text")} lines={3} maxLength={REPORT_MAX} />
      {reader ? (
        <VoiceNote {...voiceNote} words={words} />
      ) : (
        <PhoneField label={t("phone")} hint={t("phoneHint", { days: VISITOR_KEPT_DAYS })} />
      )}
    </Form>
  );
}

type Options = { id: string; heading: string; reader: { userId: string; sealingKey: string } | null };

/** The outbox of a report, of someone signed in. */
function useReportOutbox({ id, heading: name, reader }: Options) {
  const t = useTranslations("report");
  const router = useRouter();
  const { userId, sealingKey } = reader ?? { userId: "", sealingKey: null };
  const onSent = () => router.replace(href.ownReports());
  const outbox = useFormOutbox({ about: `report/${id}`, userId, name, sealingKey, onSent });
  return {
    ...outbox,
    /** Keeps the report under its Idempotency-Key. @returns whether it is kept. */
    keep: (key: string, body: FormData) => {
      const texts = { sent: t("kept.sent", { name }), refused: t("kept.refused", { name }) };
      return outbox.keep({ ...texts, calls: [{ ...reportAddress(), parts: [...body], key }], doneBy: [] });
    },
  };
}
