"use client";

import type { ReactNode } from "react";
import { useShellTexts } from "@/components/shared/shell-texts";
import { useVoice } from "@/components/shared/speech/use-voice";

/** A part of a page that says, as `data-voice`, whether this phone can read the reader's language aloud. */
export function VoiceGate({ className, children }: { className: string; children: ReactNode }) {
  const hasVoice = useVoice(useShellTexts().language);
  return (
    <div data-voice={hasVoice || undefined} className={className}>
      {children}
    </div>
  );
}
