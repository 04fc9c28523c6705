"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useSyncExternalStore, useTransition, type MouseEvent, type ReactNode } from "react";
import { useProblemText } from "@/components/shared/problem-text";
import { ProgressLine } from "@/components/shared/progress-line";
import { useShellTexts } from "@/components/shared/shell-texts";
import { onVoices, voiceFor } from "@/components/shared/speech/voices";
import { MoreCards, type MoreCardsProps } from "./more-cards";
import { showMarks, toggleSaved } from "../save/saved-cards";
import { speakJob } from "./speak-job";
import { useMoreCards, type FirstPage } from "./use-more-cards";

export interface LiveCardsProps {
  className?: string;
  /** Where the list goes on; absent for one that does not. */
  more?: { page: FirstPage } & Omit<MoreCardsProps, "list">;
  /** Lists of kept cards, and what stands among them. */
  children: ReactNode;
}

/** Makes cards that came as HTML answer: one listener follows their links, reads them aloud and saves them. */
export function LiveCards({ className = "", more, children }: LiveCardsProps) {
  const router = useRouter();
  const { language, shell } = useShellTexts();
  const problemText = useProblemText();
  const [isLeaving, startTransition] = useTransition();
  const frame = useRef<HTMLDivElement>(null);
  const hasVoice = useSyncExternalStore(
    onVoices,
    () => voiceFor(language) !== null,
    () => false,
  );
  const list = useMoreCards(more?.page ?? null);
  const { focusFrom } = list;
  const focused = useRef(0);
  useEffect(() => {
    if (focusFrom === null || focusFrom <= focused.current) return;
    frame.current?.querySelectorAll<HTMLElement>("article h3 a")[focusFrom]?.focus();
    focused.current = focusFrom;
  }, [focusFrom]);

  useEffect(() => (frame.current ? showMarks(frame.current) : undefined), [children, list.pages]);

  const press = (event: MouseEvent) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const speaker = event.target.closest<HTMLElement>("[data-speak]");
    if (speaker) return void speakJob(speaker, language, shell.speech, problemText);
    const heart = event.target.closest<HTMLElement>("[data-save]");
    if (heart) return toggleSaved(heart, problemText);
    const link = event.target.closest("a");
    // With a modifier key the link opens as the browser decides.
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    startTransition(() => router.push(link.pathname + link.search + link.hash));
  };

  return (
    <>
      {/* The listener only follows what can be pressed by keys, too: links and buttons. */}
      <div
        ref={frame}
        onClick={press}
        data-voice={hasVoice || undefined}
        data-leaving={isLeaving || undefined}
        className={className}
      >
        <div className="job-list">
          {children}
          {list.pages.map(({ path, items }) => (
            <ul key={path} dangerouslySetInnerHTML={{ __html: items.map(({ html }) => html).join("") }} />
          ))}
        </div>
        {isLeaving ? <ProgressLine /> : null}
      </div>
      {more ? <MoreCards list={list} texts={more.texts} address={more.address} /> : null}
    </>
  );
}
