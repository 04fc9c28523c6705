"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { useProblemText } from "@/components/shared/problem-text";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast";
import { answerInterview } from "@/lib/domains/applications/interview-client";
import type { InterviewWish } from "@/lib/domains/applications/interview-options";
import { cn } from "@/lib/core/utils";
import { BUTTON, MAIN, OTHER } from "./button-looks";

type Choice<Value extends string = string> = { value: Value; label: string };

export interface InterviewChoiceProps {
  applicationId: string;
  times: readonly Choice[];
  wishes: readonly Choice<InterviewWish>[];
  /** `other` opens the wishes, `when` is the question above them. */
  texts: { other: string; when: string };
}

/** Answers a proposal, once at a time. */
function useAnswer(applicationId: string) {
  const router = useRouter();
  const problemText = useProblemText();
  const [sent, setSent] = useState<string | null>(null);
  const [isRefreshing, startRefresh] = useTransition();
  const isBusy = sent !== null || isRefreshing;
  const answer = async (value: string, content: Parameters<typeof answerInterview>[1]) => {
    if (isBusy) return;
    setSent(value);
    try {
      await answerInterview(applicationId, content);
    } catch (error) {
      showToast({ variant: "destructive", title: problemText(error) });
    }
    setSent(null);
    // Also after a refusal: what is on the screen is out of date then.
    startRefresh(() => router.refresh());
  };
  const look = (value: string, kind: string) => cn(BUTTON, kind, isBusy && sent !== value && "opacity-60");
  return { isBusy, answer, look };
}

/** The proposed times in one row to swipe, for a line. */
export function InterviewTimes({ applicationId, times }: Pick<InterviewChoiceProps, "applicationId" | "times">) {
  const { isBusy, answer, look } = useAnswer(applicationId);
  return (
    <div className="flex gap-2 overflow-x-auto" aria-busy={isBusy}>
      {times.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-disabled={isBusy}
          onClick={() => void answer(value, { time: value })}
          className={cn(look(value, MAIN), "min-h-12 shrink-0 py-1")}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** Buttons that answer a proposal in one tap. It gets its few words as props, to cost its page no library. */
export function InterviewChoice({ applicationId, times, wishes, texts }: InterviewChoiceProps) {
  const { isBusy, answer, look } = useAnswer(applicationId);
  return (
    <div className="grid gap-2" aria-busy={isBusy}>
      <div className="grid gap-2 lg:flex lg:flex-wrap">
        {times.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-disabled={isBusy}
            onClick={() => void answer(value, { time: value })}
            className={look(value, MAIN)}
          >
            <Icon name="calendar-check" />
            {label}
          </button>
        ))}
      </div>
      <details className="group">
        <summary
          className={cn(BUTTON, OTHER, "w-fit cursor-pointer list-none px-4 [&::-webkit-details-marker]:hidden")}
        >
          <Icon name="calendar-search" />
          {texts.other}
        </summary>
        <p className="pt-3 font-semibold">{texts.when}</p>
        <div className="grid grid-cols-2 gap-2 pt-2 lg:flex lg:flex-wrap">
          {wishes.map(({ value, label }) => (
            <button
              key={value}
              type="button"
              aria-disabled={isBusy}
              onClick={() => void answer(value, { wish: value })}
              className={look(value, OTHER)}
            >
              {label}
            </button>
          ))}
        </div>
      </details>
    </div>
  );
}
