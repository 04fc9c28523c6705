"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useTransition, type MouseEvent, type ReactNode, type Ref } from "react";
import { isPlainPress } from "@/components/shared/plain-press";
import { useProblemText } from "@/components/shared/problem-text";
import { ProgressLine } from "@/components/shared/progress-line";
import { useShellTexts } from "@/components/shared/shell-texts";
import { stopSpeaking } from "@/components/shared/speech/speaker";
import { useVoice } from "@/components/shared/speech/use-voice";
import { showMarks, toggleSaved } from "../save/saved-cards";
import { speakJob } from "./speak-job";

export interface LiveCardsProps {
  /** The element around the lists. */
  listRef?: Ref<HTMLDivElement>;
  /** Lists of kept cards, and what stands among them. */
  children: ReactNode;
}

/** Makes cards that came as HTML answer: one listener follows their links, reads them aloud and saves them. */
export function LiveCards({ listRef, children }: LiveCardsProps) {
  const router = useRouter();
  const { language, shell } = useShellTexts();
  const problemText = useProblemText();
  const [isLeaving, startTransition] = useTransition();
  const frame = useRef<HTMLDivElement>(null);
  const hasVoice = useVoice(language);
  useEffect(() => (frame.current ? showMarks(frame.current) : undefined), [children]);
  useEffect(() => {
    const left = frame.current;
    // A card's voice ends with its list.
    return () =>
      left?.querySelectorAll<HTMLElement>("[data-speak]").forEach(({ dataset }) => stopSpeaking(dataset.speak ?? ""));
  }, []);

  const press = (event: MouseEvent) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const speaker = event.target.closest<HTMLElement>("[data-speak]");
    if (speaker) return void speakJob(speaker, language, shell.speech, problemText);
    const heart = event.target.closest<HTMLElement>("[data-save]");
    if (heart) return toggleSaved(heart, problemText);
    const link = event.target.closest("a");
    if (!link || !isPlainPress(event)) return;
    event.preventDefault();
    startTransition(() => router.push(link.pathname + link.search + link.hash));
  };

  return (
    // The listener only follows what can be pressed by keys, too: links and buttons.
    <div ref={frame} onClick={press} data-voice={hasVoice || undefined} data-leaving={isLeaving || undefined}>
      <div ref={listRef} className="job-list">
        {children}
      </div>
      {isLeaving ? <ProgressLine /> : null}
    </div>
  );
}
