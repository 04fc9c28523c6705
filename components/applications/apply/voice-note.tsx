import { useTranslations } from "next-intl";
import { useEffect, useState, type ComponentType } from "react";
import { useShellTexts } from "@/components/shared/shell-texts";
import { showToast } from "@/components/ui/toast";
import { useHydrated } from "@/components/ui/use-hydrated";
import { recorderType } from "./recorder-type";
import type { VoiceNoteState } from "./use-voice-note";
import { VoiceButton } from "./voice-button";
import type { VoiceRecorderProps } from "./voice-recorder";

/**
 * A voice note instead of anything written. Its recorder is loaded at the first press. Not there in a browser that cannot
 * record, or without script.
 */
export function VoiceNote(state: VoiceNoteState) {
  const t = useTranslations("apply.voice");
  const { failure } = useShellTexts();
  const isHydrated = useHydrated();
  const [Recorder, setRecorder] = useState<ComponentType<VoiceRecorderProps> | null>(null);
  const [isPressed, setPressed] = useState(false);
  const hasNote = state.note !== null;
  useEffect(() => {
    if (!hasNote && !isPressed) return;
    import("./voice-recorder").then(
      ({ VoiceRecorder }) => setRecorder(() => VoiceRecorder),
      () => {
        // The code could not be fetched: the phone has just lost its network.
        setPressed(false);
        showToast({ title: failure.offline, variant: "destructive" });
      },
    );
  }, [hasNote, isPressed, failure]);
  // Most phones can record: so nothing moves once the script knows.
  if (isHydrated && recorderType() === null) return null;
  return (
    <div className="py-2.5 noscript:hidden">
      {Recorder ? (
        <Recorder {...state} isPressed={isPressed} />
      ) : (
        <VoiceButton
          icon="mic"
          label={t("label")}
          text={state.words?.hint ?? t("hint")}
          aria-busy={isPressed || undefined}
          onClick={() => setPressed(true)}
        />
      )}
    </div>
  );
}
