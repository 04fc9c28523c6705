"use client";

import { useEffect, useId, useSyncExternalStore } from "react";
import { aloneMask } from "@/components/shared/pictograms/mask";
import { useShellTexts } from "@/components/shared/shell-texts";
import { showToast } from "@/components/ui/toast";
import { isSpeaking, onSpeaking, speak, stopSpeaking } from "./speaker";
import { onVoices, voiceFor } from "./voices";

export interface SpeakButtonProps {
  sentences: readonly string[];
  /** Its place. It lies over its surroundings: voices come late, and nothing may move then. */
  className: string;
}

/** Reads a text aloud in the reader's language, and stops again. Not there on a phone without a voice for it. */
export function SpeakButton({ sentences, className }: SpeakButtonProps) {
  const { language, shell } = useShellTexts();
  const texts = shell.speech;
  const reader = useId();
  const hasVoice = useSyncExternalStore(
    onVoices,
    () => voiceFor(language) !== null,
    () => false,
  );
  const isOn = useSyncExternalStore(
    onSpeaking,
    () => isSpeaking(reader),
    () => false,
  );
  useEffect(() => () => stopSpeaking(reader), [reader]);
  if (!hasVoice) return null;
  const press = () => {
    if (isOn) return stopSpeaking(reader);
    speak(reader, sentences, language, () => showToast({ title: texts.failed, variant: "destructive" }));
  };
  return (
    <button
      type="button"
      aria-label={isOn ? texts.stop : texts.listen}
      onClick={press}
      className={`${aloneMask(isOn ? "silence" : "speaker")} border-input bg-card text-primary hover:bg-muted absolute size-12 border ${className}`}
    />
  );
}
