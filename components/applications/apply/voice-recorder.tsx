import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useShellTexts } from "@/components/shared/shell-texts";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { formatLength } from "@/lib/language/format";
import { MAX_VOICE_NOTE_SECONDS } from "@/lib/platform/uploads/audio-limits";
import { startRecording, type Recording } from "./recording";
import type { VoiceNoteState } from "./use-voice-note";
import { VoiceButton, type VoiceButtonProps } from "./voice-button";

export interface VoiceRecorderProps extends VoiceNoteState {
  /** Whether its button was pressed before this code was there: it begins to record at once. */
  isPressed: boolean;
}

/** Records a voice note; once there is one, plays it, deletes it, or records another in its place. */
export function VoiceRecorder({ note, words, onChange, runningRef, isPressed }: VoiceRecorderProps) {
  const t = useTranslations("apply.voice");
  const ready = words?.ready ?? t("ready");
  const { speech } = useShellTexts().shell;
  const { phase, failure, setFailure, record } = useRecorder({ onChange, runningRef });
  const isShown = note !== null && phase === "ready";
  const playback = usePlayback(isShown ? note.file : null, () => setFailure("failed"));
  const main = useRef<HTMLButtonElement>(null);
  const hasBegun = useRef(false);
  const begin = useEffectEvent(() => {
    if (!isPressed || hasBegun.current) return;
    hasBegun.current = true;
    // The button that was pressed is gone.
    main.current?.focus();
    void record();
  });
  useEffect(() => begin(), []);

  const looks: VoiceButtonProps = isShown
    ? {
        icon: playback.isPlaying ? "square" : "play",
        label: playback.isPlaying ? speech.stop : speech.listen,
        text: note.seconds === null ? ready : `${formatLength(note.seconds)} · ${ready}`,
        onClick: playback.toggle,
      }
    : phase === "recording"
      ? {
          icon: "square",
          isRecording: true,
          label: t("stop"),
          text: <Counter />,
          onClick: () => void runningRef.current?.(),
        }
      : {
          icon: "mic",
          label: t("label"),
          text: phase === "asking" ? t("asking") : (words?.hint ?? t("hint")),
          "aria-busy": phase === "asking" || undefined,
          onClick: () => void record(),
        };
  return (
    <>
      <VoiceButton ref={main} {...looks} />
      {isShown ? (
        <div className="flex flex-wrap gap-2 pt-1">
          <Button
            variant="outline"
            className="flex-auto px-3"
            onClick={() => {
              main.current?.focus();
              void record();
            }}
          >
            <Icon name="rotate-ccw" />
            {t("again")}
          </Button>
          <Button
            variant="outline"
            className="flex-auto px-3"
            onClick={() => {
              main.current?.focus();
              onChange(null);
            }}
          >
            <Icon name="trash-2" />
            {t("remove")}
          </Button>
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {phase === "recording" ? t("recording") : isShown ? ready : null}
      </p>
      {failure === null ? null : (
        <p role="alert" className="text-destructive pt-1 font-medium">
          {failure === "nothing" ? t("nothing") : (words?.[failure] ?? t(failure))}
        </p>
      )}
    </>
  );
}

/** The seconds since it appeared, and how many there are in all. */
function Counter() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const begin = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - begin) / 1_000)), 200);
    return () => clearInterval(timer);
  }, []);
  return (
    // Not part of the button's name, which a screen reader would say each second.
    <span aria-hidden className="text-foreground text-lg font-semibold tabular-nums">
      {formatLength(Math.min(seconds, MAX_VOICE_NOTE_SECONDS))} / {formatLength(MAX_VOICE_NOTE_SECONDS)}
    </span>
  );
}

type Phase = "ready" | "asking" | "recording";
/** Why there is no new note: the microphone may not be used, it did not work, or nothing was said. */
type Failure = "blocked" | "failed" | "nothing";

/** Records one voice note after the other; the last replaces the one before. */
function useRecorder({ onChange, runningRef }: Pick<VoiceNoteState, "onChange" | "runningRef">) {
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
    // While the browser asks for permission, there is nothing else to do.
    if (phase !== "ready") return;
    setPhase("asking");
    setFailure(null);
    try {
      const recording = await startRecording();
      // The form was left in between.
      if (isOpen.current) begin(recording);
      else recording.stop();
    } catch (error) {
      setPhase("ready");
      setFailure(error instanceof DOMException && error.name === "NotAllowedError" ? "blocked" : "failed");
    }
  };

  return { phase, failure, setFailure, record };
}

/** Plays a recording that is still in this browser. @param onFailure called if it cannot be played. */
function usePlayback(file: File | null, onFailure: () => void): { isPlaying: boolean; toggle: () => void } {
  const [isPlaying, setPlaying] = useState(false);
  const end = useRef<(() => void) | null>(null);
  // Another recording, or none: the one before must not play.
  useEffect(() => () => end.current?.(), [file]);
  const play = (recording: File) => {
    const address = URL.createObjectURL(recording);
    const audio = new Audio(address);
    const stop = () => {
      end.current = null;
      audio.pause();
      URL.revokeObjectURL(address);
      setPlaying(false);
    };
    end.current = stop;
    audio.onended = stop;
    setPlaying(true);
    audio.play().catch(() => {
      // Stopped before it began.
      if (end.current !== stop) return;
      stop();
      onFailure();
    });
  };
  return {
    isPlaying,
    toggle: () => {
      if (end.current) end.current();
      else if (file) play(file);
    },
  };
}
