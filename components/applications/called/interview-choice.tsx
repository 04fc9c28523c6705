"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { useProblemText } from "@/components/shared/problem-text";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast";
import { answerInterview } from "@/lib/domains/applications/own-client";
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
  return { isBusy, sent, answer };
}

type AnswersProps<Value extends string> = {
  choices: readonly Choice<Value>[];
  contentOf: (value: Value) => Parameters<typeof answerInterview>[1];
  state: ReturnType<typeof useAnswer>;
  className: string;
  icon?: "calendar-check";
};

/** A button for each choice, all still while one is sent. */
function AnswerButtons<Value extends string>({ choices, contentOf, state, className, icon }: AnswersProps<Value>) {
  const { isBusy, sent, answer } = state;
  return choices.map(({ value, label }) => (
    <button
      key={value}
      type="button"
      aria-disabled={isBusy}
      onClick={() => void answer(value, contentOf(value))}
      className={cn(BUTTON, className, isBusy && sent !== value && "opacity-60")}
    >
      {icon ? <Icon name={icon} /> : null}
      {label}
    </button>
  ));
}

const asTime = (time: string) => ({ time });
const asWish = (wish: InterviewWish) => ({ wish });

/** The proposed times in one row to swipe, for a line. */
export function InterviewTimes({ applicationId, times }: Pick<InterviewChoiceProps, "applicationId" | "times">) {
  const state = useAnswer(applicationId);
  return (
    <div className="flex gap-2 overflow-x-auto" aria-busy={state.isBusy}>
      <AnswerButtons choices={times} contentOf={asTime} state={state} className={cn(MAIN, "min-h-12 shrink-0 py-1")} />
    </div>
  );
}

/** Buttons that answer a proposal in one tap. It gets its few words as props, to cost its page no library. */
export function InterviewChoice({ applicationId, times, wishes, texts }: InterviewChoiceProps) {
  const state = useAnswer(applicationId);
  return (
    <div className="grid gap-2" aria-busy={state.isBusy}>
      <div className="grid gap-2 lg:flex lg:flex-wrap">
        <AnswerButtons choices={times} contentOf={asTime} state={state} className={MAIN} icon="calendar-check" />
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
          <AnswerButtons choices={wishes} contentOf={asWish} state={state} className={OTHER} />
        </div>
      </details>
    </div>
  );
}
