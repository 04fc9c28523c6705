import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast";
import { cn } from "@/lib/core/utils";
import { useInterview } from "@/lib/domains/applications/decision-client";
import { mayInvite } from "@/lib/domains/applications/policy";
import type { ReceivedApplication } from "@/lib/domains/applications/types";
import { formatMeeting } from "@/lib/language/format";
import { InterviewDialog, type AboutInterviewProps } from "./interview-dialog";
import { useApplicantName, useNameInDialog } from "./use-applicant-name";
import { useInterviewNews } from "./use-outcome-news";

type Props = {
  application: ReceivedApplication;
  /** The worker withdrew it while it was shown here. */
  isWithdrawn: boolean;
  onGone: () => void;
};

/** How far it is with the interview, and the buttons to invite, to move and to cancel. */
export function InterviewPart({ application, isWithdrawn, onGone }: Props) {
  const [asked, setAsked] = useState<"invite" | "cancel" | null>(null);
  const isOn = application.interview !== null && application.interview.state !== "cancelled";
  // Someone who has the job is called: only a meeting that is already arranged is still moved or cancelled.
  const isHired = application.status === "accepted" && !isOn;
  const isOver = isWithdrawn || isHired || !mayInvite(application.status) || application.shown === "nothing";
  // An open dialog stays open: its input must not vanish.
  if (isOver && asked === null) return null;
  const dialog = (name: "invite" | "cancel") => ({
    application,
    isWithdrawn,
    onGone,
    isOpen: asked === name,
    onOpenChange: (isOpen: boolean) => setAsked(isOpen ? name : null),
  });
  return (
    <div className={cn("contents", isOver && "invisible")}>
      <State application={application} />
      <div className={application.interview ? "-mt-3 flex flex-wrap gap-2" : "contents"}>
        <InterviewDialog {...dialog("invite")} />
        {isOn || asked === "cancel" ? <CancelInterview {...dialog("cancel")} /> : null}
      </div>
    </div>
  );
}

function State({ application }: { application: ReceivedApplication }) {
  const t = useTranslations("jobApplications.interview");
  const tOption = useTranslations("options.interviewWish");
  const locale = useLocale();
  const name = useApplicantName(application);
  const { interview, interview_date: agreed } = application;
  if (interview === null) return null;
  const { state, times, place, wish } = interview;
  const sentence = {
    proposed: t("waiting", { name }),
    agreed: agreed === null ? null : t("agreed", { time: formatMeeting(agreed, locale) }),
    other_asked: wish === null ? null : t("otherAsked", { name, wish: tOption(wish) }),
    cancelled: t("isCancelled"),
  }[state];
  return (
    <div className="grid gap-0.5">
      <p className="flex items-start gap-2 font-semibold">
        <Icon name="calendar-clock" className="mt-0.5 size-5 shrink-0" />
        {sentence}
      </p>
      {state === "proposed" ? (
        <ul className="ps-7">
          {times.map((time) => (
            <li key={time}>
              <time dateTime={time}>{formatMeeting(time, locale)}</time>
            </li>
          ))}
        </ul>
      ) : null}
      {place !== null && state !== "cancelled" ? (
        <p dir="auto" className="text-muted-foreground ps-7 wrap-anywhere">
          {place}
        </p>
      ) : null}
    </div>
  );
}

/** Cancels the interview after a question; the application stays as it is. */
function CancelInterview({ application, isWithdrawn, isOpen, onOpenChange, onGone }: AboutInterviewProps) {
  const t = useTranslations("jobApplications.interview");
  const problemText = useProblemText();
  const tDecision = useTranslations("jobApplications.decision");
  const name = useNameInDialog(application, isOpen);
  const { mutateAsync: change } = useInterview(application.job_id);
  const tell = useInterviewNews(name, onGone);
  const cancel = async () => {
    try {
      const { outcome } = await change({ id: application.id, proposal: null });
      tell(outcome, t("cancelled", { name }));
    } catch (error) {
      showToast({ variant: "destructive", title: t("failed"), description: problemText(error) });
      return false;
    }
  };
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={onOpenChange}
      obstacle={isWithdrawn ? tDecision("withdrawn", { name }) : null}
      trigger={<Button variant="ghost">{t("cancel")}</Button>}
      title={t("cancelTitle", { name })}
      description={t("cancelText", { name })}
      confirmLabel={t("cancel")}
      cancelLabel={t("keep")}
      pendingLabel={t("sending")}
      destructive
      onConfirm={cancel}
    />
  );
}
