import { useCallback, useRef, useState, type RefObject } from "react";
import { keepPhoto, readPhoto } from "@/components/form/draft/draft-photo";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { RecordedNote } from "./recording";

/** Ends a recording that is still going on. */
type EndRecording = () => Promise<void>;

/** Sentences in place of those about an application. */
type OwnVoiceWords = Record<"hint" | "ready" | "blocked" | "failed", string>;

export type VoiceNoteState = {
  words?: OwnVoiceWords;
  note: RecordedNote | null;
  onChange: (note: RecordedNote | null) => void;
  /** Set while something is being recorded. */
  runningRef: RefObject<EndRecording | null>;
};

const isBrowser = (): boolean => typeof window !== "undefined";

/**
 * The voice note of an application, kept with its draft in this tab: what was said is not lost with the session.
 * @param slot the storage key of the form's draft, which is deleted with everything below it.
 */
export function useVoiceNote(slot: string): VoiceNoteState & { finish: () => Promise<File | null> } {
  const isHydrated = useHydrated();
  const [note, setNote] = useState<RecordedNote | null>(() => (isBrowser() ? readNote(slot) : null));
  const latest = useRef(note);
  const runningRef = useRef<EndRecording | null>(null);
  const onChange = useCallback(
    (next: RecordedNote | null) => {
      latest.current = next;
      setNote(next);
      void keepPhoto(keyOf(slot), next?.file ?? null, () => latest.current === next);
    },
    [slot],
  );
  return {
    note: isHydrated ? note : null,
    onChange,
    runningRef,
    /** The note to send: pressing 'Send' while speaking ends the recording. */
    finish: async () => {
      await runningRef.current?.();
      return latest.current?.file ?? null;
    },
  };
}

const keyOf = (slot: string): string => `${slot}.voice`;

function readNote(slot: string): RecordedNote | null {
  const { photo: file } = readPhoto(keyOf(slot));
  return file && { file, seconds: null };
}
