import { DAY_S } from "@/lib/core/time";
import { AudioRefusal, type AudioFault } from "./audio-refusal";
import type { AudioCodec } from "./audio-mp4-codec";
import { readMp4 } from "./audio-mp4";
import { readOgg } from "./audio-ogg";
import { readWebm } from "./audio-webm";

export type Audio = { container: "webm" | "ogg" | "mp4"; codec: AudioCodec; seconds: number };

/**
 * Reads what a recording is from its bytes: Opus in WebM, Opus in Ogg, AAC or Opus in MP4 – what the browsers' recorders
 * write. Its name and declared type do not count. Nothing is decoded.
 * @returns its container, codec and length, or why it is refused: a byte that no part of the container accounts for, or
 *   anything besides the sound.
 */
export function readAudio(file: Buffer): Audio | AudioFault {
  try {
    const audio = audioOf(file);
    // Longer than any recording that is accepted; a file may claim any length.
    return audio.seconds > 0 && audio.seconds < DAY_S ? audio : "unreadable";
  } catch (error) {
    if (error instanceof AudioRefusal) return error.fault;
    // Reading behind the end.
    if (error instanceof RangeError) return "unreadable";
    throw error;
  }
}

function audioOf(file: Buffer): Audio {
  if (file.toString("latin1", 4, 8) === "ftyp") return { container: "mp4", ...readMp4(file) };
  if (file.toString("latin1", 0, 4) === "OggS") return { container: "ogg", codec: "opus", seconds: readOgg(file) };
  return { container: "webm", codec: "opus", seconds: readWebm(file) };
}
