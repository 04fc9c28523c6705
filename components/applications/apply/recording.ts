import { MAX_VOICE_NOTE_SECONDS, wholeSeconds } from "@/lib/platform/uploads/audio-limits";
import { recorderType } from "./recorder-type";

/** Enough for speech: a minute costs 180 kB of prepaid data. */
const BITS_PER_SECOND = 24_000;

/** Shorter ones are a tap by mistake. */
const MIN_SECONDS = 1;

/** A recorded voice note. @param seconds its length; null if it comes from a draft. */
export type RecordedNote = { file: File; seconds: number | null };

export type Recording = {
  stop: () => void;
  /** Resolves when it ends, for whatever reason; null if there is nothing to hear. */
  ended: Promise<RecordedNote | null>;
};

/**
 * Records the microphone until it is stopped, for a minute at most, and only while the page is visible: it must not
 * listen to someone who has turned to something else.
 * @throws DOMException `NotAllowedError` if the microphone may not be used; others if there is none, or it is in use.
 */
export async function startRecording(): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const release = () => stream.getTracks().forEach((track) => track.stop());
  try {
    return record(stream, release);
  } catch (error) {
    release();
    throw error;
  }
}

function record(stream: MediaStream, release: () => void): Recording {
  const mimeType = recorderType() ?? "";
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: BITS_PER_SECOND });
  const parts: Blob[] = [];
  const stop = () => {
    if (recorder.state !== "inactive") recorder.stop();
  };
  const stopWhenHidden = () => {
    if (document.hidden) stop();
  };
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const begin = performance.now();
  const timer = setTimeout(stop, MAX_VOICE_NOTE_SECONDS * 1_000);
  document.addEventListener("visibilitychange", stopWhenHidden);
  const ended = new Promise<RecordedNote | null>((resolve) => {
    // Also after the recorder failed or the microphone was taken away: what was said until then is kept.
    recorder.onstop = () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", stopWhenHidden);
      release();
      const seconds = (performance.now() - begin) / 1_000;
      // Without its codecs: a draft keeps it as a data URL.
      const type = mimeType.split(";", 1)[0]!;
      const file = new File(parts, "voice-note", { type });
      resolve(file.size === 0 || seconds < MIN_SECONDS ? null : { file, seconds: wholeSeconds(seconds) });
    };
  });
  recorder.start();
  return { stop, ended };
}
