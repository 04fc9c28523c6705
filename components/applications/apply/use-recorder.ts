"use client";

import { useEffect, useRef, useState } from "react";
import { startRecording, type Recording } from "./recording";
import type { VoiceNoteState } from "./use-voice-note";

type Phase = "ready" | "asking" | "recording";
/** Why there is no new note: the microphone may not be used, it did not work, or nothing was said. */
type Failure = "blocked" | "failed" | "nothing";

/** Records one voice note after the other; the last replaces the one before. */
export function useRecorder({ onChange, runningRef }: Pick<VoiceNoteState, "onChange" | "runningRef">) {
  const [phase, setPhase] = useState<Phase>("ready");
  const [failure, setFailure] = useState<Failure | null>(null);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      void runningRef.current?.();
    };
  }, [runningRef]);

  const begin = ({ stop, ended }: Recording) => {
    const kept = ended.then((note) => {
      runningRef.current = null;
      if (!isOpen.current) return;
      setPhase("ready");
      if (note) onChange(note);
      else setFailure("nothing");
    });
    runningRef.current = () => {
      stop();
      return kept;
    };
    setPhase("recording");
  };

  const record = async (): Promise<void> => {
    // While the browser asks, its question is all there is to answer.
    if (phase !== "ready") return;
    setPhase("asking");
    setFailure(null);
    try {
      const recording = await startRecording();
      // The form was left meanwhile.
      if (isOpen.current) begin(recording);
      else recording.stop();
    } catch (error) {
      setPhase("ready");
      setFailure(error instanceof DOMException && error.name === "NotAllowedError" ? "blocked" : "failed");
    }
  };

  return { phase, failure, setFailure, record };
}
