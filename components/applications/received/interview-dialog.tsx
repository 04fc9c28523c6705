"use client";

import { CalendarPlus } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { TextField } from "@/components/form/fields/text-field";
import { FormScope } from "@/components/form/form-scope";
import { useSubmit } from "@/components/form/use-submit";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import { PLANNING_DAYS } from "@/lib/domains/applications/date-schema";
import { useInterview } from "@/lib/domains/applications/decision-client";
import { PLACE_MAX, type InterviewState } from "@/lib/domains/applications/interview-options";
import type { ReceivedApplication } from "@/lib/domains/applications/types";
import { addDays, dayInIndia } from "@/lib/core/time";
import { saveTypedAccount } from "@/lib/domains/users/client";
import { OwnPhone } from "@/components/account/own-phone";
import { useAsksPhone } from "./asks-phone";
import { interviewResolver, toProposal, valuesOf, type InterviewFormValues } from "./interview-form";
import { useNameInDialog } from "./use-applicant-name";
import { useInterviewNews } from "./use-interview-news";

export interface AboutInterviewProps {
  application: ReceivedApplication;
  /** The worker withdrew it meanwhile. */
  isWithdrawn: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onGone: () => void;
}

const BUTTON: Record<InterviewState, "invite" | "move" | "others"> = {
  proposed: "others",
  agreed: "move",
  other_asked: "others",
  cancelled: "invite",
};

/** Invites an applicant to an interview, or moves it: up to three times to pick from, and a place. */
export function InterviewDialog({ application, isWithdrawn, isOpen, onOpenChange, onGone }: AboutInterviewProps) {
  const t = useTranslations("jobApplications.interview");
  const problemText = useProblemText();
  const tDecision = useTranslations("jobApplications.decision");
  const name = useNameInDialog(application, isOpen);
  const form = useForm<InterviewFormValues>({ resolver: interviewResolver });
  const { mutateAsync: change } = useInterview(application.job_id);
  const tell = useInterviewNews(name, onGone);
  const { submit } = useSubmit({
    form,
    send: async (values) => {
      await saveTypedAccount(values);
      return change({ id: application.id, proposal: toProposal(values) });
    },
    onSuccess: ({ outcome }) => tell(outcome, t("sent", { name })),
    failed: (error, isPlaced) => (isPlaced ? null : { title: t("failed"), description: problemText(error) }),
    signedOut: "tell",
  });
  const isFirst = application.interview === null;
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(opens) => {
        if (opens) form.reset(valuesOf(application));
        onOpenChange(opens);
      }}
      trigger={
        <Button variant={isFirst ? "outline" : "ghost"} className="noscript:hidden">
          <StillIcon icon={CalendarPlus} />
          {t(application.interview ? BUTTON[application.interview.state] : "invite")}
        </Button>
      }
      title={t("title", { name })}
      description={t(application.status === "pending" ? "textFirst" : "text", { name })}
      confirmLabel={t("send")}
      cancelLabel={t("back")}
      pendingLabel={t("sending")}
      obstacle={isWithdrawn ? tDecision("withdrawn", { name }) : null}
      onConfirm={async () => (await submit()) !== null}
    >
      <FormScope form={form} name="interview">
        <InterviewFields />
      </FormScope>
    </ConfirmDialog>
  );
}

function InterviewFields() {
  const t = useTranslations("jobApplications.interview");
  const tDecision = useTranslations("jobApplications.decision");
  const asksPhone = useAsksPhone();
  const today = dayInIndia();
  const last = addDays(today, PLANNING_DAYS);
  const limits = { min: `${today}T00:00`, max: `${last}T23:59` };
  return (
    <div className="grid gap-4">
      {asksPhone ? (
        <OwnPhone label={tDecision("phone")} hint={tDecision("phoneHint")} whatsapp={tDecision("whatsapp")} />
      ) : null}
      {(["time1", "time2", "time3"] as const).map((field) => (
        <TextField<InterviewFormValues>
          key={field}
          name={field}
          label={t(field)}
          hint={field === "time1" ? t("timeHint") : undefined}
          type="datetime-local"
          {...limits}
        />
      ))}
      <TextField<InterviewFormValues> name="place" label={t("place")} hint={t("placeHint")} maxLength={PLACE_MAX} />
    </div>
  );
}
