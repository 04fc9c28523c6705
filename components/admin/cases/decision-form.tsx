"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import type { z } from "zod";
import { ChoiceField } from "@/components/form/fields/choice-field";
import { SelectField } from "@/components/form/fields/select-field";
import { TextField } from "@/components/form/fields/text-field";
import { Form, SubmitButton } from "@/components/form/form-body";
import { useCheckedForm } from "@/components/form/use-rules";
import { useSubmit } from "@/components/form/use-submit";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { showToast } from "@/components/ui/toast";
import { useProblemText } from "@/components/shared/problem-text";
import { assignCase, decideCase } from "@/lib/domains/admin/client";
import type { caseDecisionInput } from "@/lib/domains/admin/case-schema";
import type { AdminCaseDetails } from "@/lib/domains/admin/case-types";
import { MEASURES, REPORTER_WORDS, SUBJECT_WORDS } from "@/lib/domains/trust/decision-options";
import { isOneOf } from "@/lib/core/objects";
import { KeyHint } from "../key-hint";

type Fields = { decision: string; reporterWords: string; subjectWords: string; confirmation: string };
type Props = Pick<
  AdminCaseDetails,
  | "id"
  | "number"
  | "decisions"
  | "needs"
  | "subject"
  | "state"
  | "kind"
  | "decidedBy"
  | "reporterWords"
  | "subjectWords"
>;

/** Decides a case: what, and the sentences that both sides read. */
export function DecisionForm({ id, number, decisions, needs, subject, state, kind, ...proposed }: Props) {
  const t = useTranslations("cases");
  const tMore = useTranslations("report.more");
  const tWhy = useTranslations("measures.why");
  const router = useRouter();
  const form = useCheckedForm<Fields, z.output<typeof caseDecisionInput>>(
    () => import("@/lib/domains/admin/case-schema").then(({ caseDecisionInput }) => caseDecisionInput),
    {
      defaultValues: {
        decision: state === "second" ? "suspend" : "",
        // As the first admin has chosen them.
        reporterWords: proposed.reporterWords ?? "",
        subjectWords: proposed.subjectWords ?? "",
        confirmation: "",
      },
    },
  );
  const { submit, pending } = useSubmit({
    form,
    send: (values) => decideCase(id, values),
    onSuccess: () => {
      showToast({ title: t("done", { number }), variant: "success" });
      router.refresh();
    },
    failed: t("failed"),
    signedOut: "tell",
  });
  const decision = useWatch({ control: form.control, name: "decision" });
  const isSuspending = decision === "suspend";
  return (
    <Form form={form} name="decision" onSubmit={() => void submit()} className="grid max-w-2xl gap-4">
      {state === "second" ? (
        <div>
          <p className="font-semibold">{t("proposed")}</p>
          {proposed.decidedBy ? <p>{t("proposer", { name: proposed.decidedBy.username })}</p> : null}
        </div>
      ) : null}
      <ChoiceField<Fields>
        name="decision"
        legend={
          <>
            {t("decide")} <KeyHint letter="a" />
          </>
        }
        required
        gridClassName="sm:grid-cols-2"
        options={decisions.map((value) => ({ value, label: t(`decision.${value}`) }))}
      />
      {isSuspending && needs === "second_admin" ? <p>{t("needsSecond")}</p> : null}
      {isSuspending && needs === "typed_name" && subject ? (
        <TextField<Fields> name="confirmation" label={t("typeName", { name: subject.username })} autoComplete="off" />
      ) : null}
      {isOneOf(MEASURES, decision) ? (
        <SelectField<Fields>
          name="subjectWords"
          label={t("toSubject")}
          placeholder={t("plain")}
          options={SUBJECT_WORDS.map((value) => ({ value, label: tWhy(value) }))}
        />
      ) : null}
      {kind === "report" ? (
        <SelectField<Fields>
          name="reporterWords"
          label={t("toReporter")}
          placeholder={t("plain")}
          options={REPORTER_WORDS.map((value) => ({ value, label: tMore(value) }))}
        />
      ) : null}
      <SubmitButton pending={pending !== null} pendingLabel={t("deciding")}>
        {t("decide")}
      </SubmitButton>
    </Form>
  );
}

/** Takes a case, or gives it back. */
export function TakeCase({ id, isMine }: { id: string; isMine: boolean }) {
  const t = useTranslations("cases");
  const router = useRouter();
  const problemText = useProblemText();
  const [isBusy, setBusy] = useState(false);
  const take = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await assignCase(id, !isMine);
      router.refresh();
    } catch (error) {
      showToast({ title: t("failed"), description: problemText(error), variant: "destructive" });
    } finally {
      setBusy(false);
    }
  };
  return (
    // Never disabled: it keeps the focus for what takes it back.
    <Button variant="outline" aria-keyshortcuts="t" onClick={() => void take()} aria-busy={isBusy || undefined}>
      {isBusy ? <Spinner className="size-5" /> : null}
      {t(isMine ? "giveBack" : "take")}
      <KeyHint letter="t" />
    </Button>
  );
}
