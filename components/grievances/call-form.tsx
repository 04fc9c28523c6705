"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { PhoneField } from "@/components/auth/account-fields";
import { FormProblem } from "@/components/auth/form-problem";
import { keepTyped, useTypedFields } from "@/components/auth/typed-fields";
import { newKeySource, sendOnce } from "@/components/form/attempt-key";
import { TextField } from "@/components/form/fields/text-field";
import { Form } from "@/components/form/form-body";
import { RefusedSummary, useRefusedValues } from "@/components/form/refused-form";
import { useCheckedForm } from "@/components/form/use-rules";
import { useSubmit } from "@/components/form/use-submit";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { askForCall } from "@/lib/domains/grievances/client";
import { GRIEVANCE_MAX } from "@/lib/domains/grievances/options";
import type { VisitorGrievanceInput, VisitorGrievanceValues } from "@/lib/domains/grievances/schema";
import type { FormRefusal } from "@/lib/platform/http/form-refusal";
import { formAction, href } from "@/lib/access/routes";
import { VISITOR_KEPT_DAYS } from "@/lib/domains/trust/case-options";

const TARGET = { action: formAction.askForCall() };
const KEPT = ["name", "phone", "text"] as const;
const EMPTY = { name: "", phone: "", text: "" };

type Props = { refusal: FormRefusal | null; kind?: VisitorGrievanceValues["kind"] };

/** Name, number and words of someone who forgot the password. @param refusal of the same form, posted before its script ran. */
export function CallForm({ refusal, kind = "password" }: Props) {
  const t = useTranslations("recovery.call");
  const problemText = useProblemText();
  const form = useCheckedForm<VisitorGrievanceValues, VisitorGrievanceInput>(
    () => import("@/lib/domains/grievances/schema").then(({ visitorGrievanceInput }) => visitorGrievanceInput),
    useRefusedValues<VisitorGrievanceValues>(refusal, { kind, ...EMPTY }),
  );
  useTypedFields("call", form, KEPT, refusal !== null);
  const [keys] = useState(newKeySource);
  const { submit, pending, unplaced } = useSubmit({
    form,
    send: (values) => sendOnce(keys, values, (key) => askForCall(values, key)),
    onSuccess: ({ number }) => {
      keepTyped("call", {});
      window.location.assign(kind === "appeal" ? href.reportSent(number) : href.callComing(number));
    },
    leaves: true,
    failed: t("failed"),
    signedOut: "tell",
  });
  return (
    <Form form={form} name="call" onSubmit={() => void submit()} target={TARGET} className="grid gap-4">
      <RefusedSummary refusal={refusal} />
      <input type="hidden" name="kind" value={kind} />
      <TextField<VisitorGrievanceValues>
        name="name"
        label={t("name")}
        hint={t("nameHint")}
        autoComplete="username"
        autoCapitalize="none"
        required
      />
      <PhoneField label={t("phone")} hint={t("phoneHint")} required />
      <TextField<VisitorGrievanceValues>
        name="text"
        label={t("text")}
        hint={t("textHint")}
        lines={3}
        maxLength={GRIEVANCE_MAX}
      />
      <FormProblem text={unplaced === null ? null : problemText(unplaced)} />
      <Button type="submit" className="mt-1 w-full" pending={pending !== null} pendingLabel={t("sending")}>
        {t("send")}
      </Button>
      <p className="text-muted-foreground">{t("kept", { days: VISITOR_KEPT_DAYS })}</p>
    </Form>
  );
}
