"use client";

import { useEffect, useSyncExternalStore, type ButtonHTMLAttributes } from "react";
import { useProblemText } from "@/components/shared/problem-text";
import { useShellTexts } from "@/components/shared/shell-texts";
import { isSpeaking, onSpeaking, speak, stopSpeaking } from "@/components/shared/speech/speaker";
import { showToast } from "@/components/ui/toast";
import { cn } from "@/lib/core/utils";

interface SpeakButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  jobId: string;
  /** Fetched when asked for without them: a list has many cards and few are listened to. */
  sentences?: readonly string[];
}

const fetchSentences = async (jobId: string): Promise<readonly string[]> => {
  const { fetchSpeech } = await import("@/lib/domains/jobs/cards-client");
  return (await fetchSpeech(jobId)).sentences;
};

/** Reads a job aloud, or stops. Its list or page shows it where the phone has a voice. */
export function SpeakButton({ jobId, sentences, className, ...props }: SpeakButtonProps) {
  const { language, shell } = useShellTexts();
  const problemText = useProblemText();
  const isOn = useSyncExternalStore(
    onSpeaking,
    () => isSpeaking(jobId),
    () => false,
  );
  // The voice ends with its list or page.
  useEffect(() => () => stopSpeaking(jobId), [jobId]);

  async function press(button: HTMLButtonElement): Promise<void> {
    if (isOn) return stopSpeaking(jobId);
    try {
      const said = sentences ?? (await fetchSentences(jobId));
      // The reader may have left the list meanwhile.
      if (!button.isConnected) return;
      speak(jobId, said, language, () => showToast({ title: shell.speech.failed, variant: "destructive" }));
    } catch (error) {
      showToast({ title: problemText(error), variant: "destructive" });
    }
  }
  return (
    <button
      type="button"
      data-speak={jobId}
      aria-label={isOn ? shell.speech.stop : shell.speech.listen}
      onClick={({ currentTarget }) => void press(currentTarget)}
      className={cn("mask-alone", isOn ? "mask-silence" : "mask-speaker", className)}
      {...props}
    />
  );
}
