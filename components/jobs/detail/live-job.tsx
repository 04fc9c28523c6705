"use client";

import { useEffect, useRef, type MouseEvent } from "react";
import type { ReadyHtml } from "@/components/shared/html/handed-html";
import { HtmlBlock } from "@/components/shared/html/html-block";
import { useProblemText } from "@/components/shared/problem-text";
import { useShellTexts } from "@/components/shared/shell-texts";
import { stopSpeaking } from "@/components/shared/speech/speaker";
import { useVoice } from "@/components/shared/speech/use-voice";
import { liveTexts } from "@/components/shared/translation/live-texts";
import { speakJob } from "../list/speak-job";
import { showMarks, toggleSaved } from "../save/saved-cards";
import { shareJob } from "../share/share-job";

/** Makes a job's page, which came as HTML (job-html.tsx), answer: reads it aloud, keeps it, passes it on, and translates it. */
export function LiveJob({ ready }: { ready: ReadyHtml }) {
  const { language, shell } = useShellTexts();
  const problemText = useProblemText();
  const hasVoice = useVoice(language);
  const page = useRef<HTMLElement>(null);
  const { html } = ready;
  useEffect(() => {
    const shown = page.current;
    if (!shown) return;
    const ends = [showMarks(shown), liveTexts(shown, language)];
    return () => {
      ends.forEach((end) => end());
      // Its voice ends with the page.
      stopSpeaking(shown.querySelector<HTMLElement>("[data-speak]")?.dataset.speak ?? "");
    };
  }, [html, language]);

  const press = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const speaker = target.closest<HTMLElement>("[data-speak]");
    if (speaker) return void speakJob(speaker, language, shell.speech, problemText);
    const heart = target.closest<HTMLElement>("[data-save]");
    if (heart) return toggleSaved(heart, problemText);
    const bar = target.closest<HTMLElement>("[data-path]");
    if (bar) shareJob(bar, target);
  };

  return (
    <HtmlBlock
      as="div"
      ref={page}
      ready={ready}
      onClick={press}
      data-voice={hasVoice || undefined}
      className="page page-fade grid grid-cols-1 gap-4"
    />
  );
}
