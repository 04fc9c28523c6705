import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { OwnPhone } from "@/components/account/own-phone";
import { TextField } from "@/components/form/fields/text-field";
import { FormScope } from "@/components/form/form-scope";
import { useRules } from "@/components/form/use-rules";
import { useSubmit } from "@/components/form/use-submit";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { INDIA_OFFSET_MS } from "@/lib/core/time";
import { useInterview } from "@/lib/domains/applications/decision-client";
import { PLACE_MAX, type InterviewState } from "@/lib/domains/applications/interview-options";
import type { ReceivedApplication } from "@/lib/domains/applications/types";
import { saveTypedAccount } from "@/lib/domains/users/client";
import { useAsksPhone } from "./decision-scope";
import type { InterviewFormValues } from "./dialog-rules";
import { TimeChips } from "./time-chips";
import { useNameInDialog } from "./use-applicant-name";
import { useInterviewNews } from "./use-outcome-news";

/** A time as a datetime-local field has it, in Indian time: "2026-11-21T10:30". */
const toLocal = (iso: string): string =>
  new Date(new Date(iso).getTime() + INDIA_OFFSET_MS).toISOString().slice(0, "2026-11-21T10:30".length);

/** The form's first state: the times and the place as they are now. */
function valuesOf({ interview }: ReceivedApplication): InterviewFormValues {
  const now = new Date();
  const ahead = interview?.times.filter((time) => new Date(time) > now).map(toLocal) ?? [];
  const [time1 = "", time2 = "", time3 = ""] = ahead;
  return { time1, time2, time3, place: interview?.place ?? "", phone: "", whatsapp: false };
}

/** The proposal as the server takes it. */
const toProposal = ({ time1, time2, time3, place }: InterviewFormValues) => ({
  // The fields are in Indian time, whatever the browser's time zone.
  times: [time1, time2, time3].filter(Boolean).map((time) => new Date(`${time}+05:30`).toISOString()),
  place: place || null,
});

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
  const rules = useAsksPhone() ? "withPhone" : "plain";
  const form = useForm<InterviewFormValues>({
    resolver: useRules(() => import("./dialog-rules").then(({ interviewRules }) => interviewRules[rules]), "raw"),
  });
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
        <Button variant={isFirst ? "outline" : "ghost"} className="max-sm:px-2 noscript:hidden">
          <Icon name="calendar-plus" />
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
  return (
    <div className="grid gap-4">
      {asksPhone ? (
        <OwnPhone label={tDecision("phone")} hint={tDecision("phoneHint")} whatsapp={tDecision("whatsapp")} required />
      ) : null}
      <TimeChips />
      <TextField<InterviewFormValues> name="place" label={t("place")} hint={t("placeHint")} maxLength={PLACE_MAX} />
    </div>
  );
}
