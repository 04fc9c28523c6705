"use client";

import { CalendarClock } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useLocale, useTranslations } from "next-intl";
import { mayInvite } from "@/lib/applications/policy";
import type { ReceivedApplication } from "@/lib/applications/types";
import { formatDateTime } from "@/lib/format";
import { CancelInterview } from "./cancel-interview";
import { InterviewDialog } from "./interview-dialog";
import { useApplicantName } from "./use-applicant-name";

type Props = { application: ReceivedApplication; onGone: () => void };

/** How far it is with the interview, and the buttons to invite, to move and to cancel. */
export function InterviewPart({ application, onGone }: Props) {
  if (!mayInvite(application.status) || application.shown === "nothing") return null;
  const isOn = application.interview !== null && application.interview.state !== "cancelled";
  return (
    <div className="grid justify-items-start gap-1 pt-1">
      <State application={application} />
      <div className="flex flex-wrap gap-2">
        <InterviewDialog application={application} onGone={onGone} />
        {isOn ? <CancelInterview application={application} onGone={onGone} /> : null}
      </div>
    </div>
  );
}

function State({ application }: Pick<Props, "application">) {
  const t = useTranslations("jobApplications.interview");
  const tOption = useTranslations("options.interviewWish");
  const locale = useLocale();
  const name = useApplicantName(application);
  const { interview, interview_date: agreed } = application;
  if (interview === null) return null;
  const { state, times, place, wish } = interview;
  const sentence = {
    proposed: t("waiting", { name }),
    agreed: agreed === null ? null : t("agreed", { time: formatDateTime(agreed, locale) }),
    other_asked: wish === null ? null : t("otherAsked", { name, wish: tOption(wish) }),
    cancelled: t("isCancelled"),
  }[state];
  return (
    <div className="grid gap-0.5">
      <p className="flex items-start gap-2 font-semibold">
        <StillIcon icon={CalendarClock} className="mt-0.5 size-5 shrink-0" />
        {sentence}
      </p>
      {state === "proposed" ? (
        <ul className="ps-7">
          {times.map((time) => (
            <li key={time}>
              <time dateTime={time}>{formatDateTime(time, locale)}</time>
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
