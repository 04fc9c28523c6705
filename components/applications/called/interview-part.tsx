import { useLocale, useTranslations } from "next-intl";
import { INTERVIEW_WISHES } from "@/lib/domains/applications/interview-options";
import { mayMeet } from "@/lib/domains/applications/policy";
import type { Application } from "@/lib/domains/applications/types";
import { formatDateTime } from "@/lib/language/format";
import { InterviewChoice } from "./interview-choice";

/** The times that the employer proposes, to pick one in a tap, or to ask for another; or what was asked for. */
export function InterviewPart({ application: { id, status, interview, interview_date: agreed } }: Props) {
  const t = useTranslations("called.interviewTimes");
  const tWish = useTranslations("options.interviewWish");
  const locale = useLocale();
  if (interview === null || !mayMeet(status) || interview.state === "cancelled") return null;
  const { state, times, wish } = interview;
  if (state === "other_asked") return wish === null ? null : <p>{t("asked", { wish: tWish(wish) })}</p>;
  const now = new Date();
  if (state === "agreed" && (agreed === null || new Date(agreed) <= now)) return null;
  const open = state === "proposed" ? times.filter((time) => new Date(time) > now) : [];
  return (
    <div className="grid gap-2">
      {open.length > 0 ? <p className="text-lg font-semibold">{t("choose")}</p> : null}
      <InterviewChoice
        applicationId={id}
        times={open.map((time) => ({ value: time, label: formatDateTime(time, locale) }))}
        wishes={INTERVIEW_WISHES.map((value) => ({ value, label: tWish(value) }))}
        texts={{
          other: t(state === "agreed" ? "cannot" : open.length > 0 ? "none" : "over"),
          when: t("when"),
        }}
      />
    </div>
  );
}

type Props = { application: Application };
