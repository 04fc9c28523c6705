import "server-only";
import { readFile } from "node:fs/promises";
import { AppError } from "@/lib/platform/http/errors";
import type { ReceivedFile } from "@/lib/platform/http/received-file";
import { readAudio, type Audio } from "./audio";
import { MAX_VOICE_NOTE_BYTES, MAX_VOICE_NOTE_SECONDS, wholeSeconds } from "./audio-limits";
import { newUploadName } from "./new-name";
import { orRemoveFiles, putFile, withStoredImages, type StoredFile, type StoredImage } from "./service";

/** Recorders stop a little late, and AAC begins with some silence. */
const TOLERANCE_SECONDS = 2;

/** A voice note in the store whose row has not been written yet. @param seconds its length, rounded up. */
type StoredVoiceNote = { row: StoredFile; seconds: number };

/**
 * Stores the pictures and the voice note of a call, then runs `write`. The voice note comes first: it is checked faster.
 * @param voiceNote undefined if none was sent. @throws AppError voice_note_too_large, voice_note_unreadable,
 *   voice_note_tagged, voice_note_too_long, too_large, image_unreadable, busy, storage_away (503).
 */
export const withStoredFiles = <T>(
  pictures: Parameters<typeof withStoredImages>[0],
  voiceNote: ReceivedFile | undefined,
  write: (images: StoredImage[], note: StoredVoiceNote | null) => Promise<T>,
): Promise<T> => withStoredVoiceNote(voiceNote, (note) => withStoredImages(pictures, (images) => write(images, note)));

/**
 * Checks a voice note and stores it as it is, then runs `write`. As for pictures, nothing is left behind if that fails.
 */
async function withStoredVoiceNote<T>(
  file: ReceivedFile | undefined,
  write: (note: StoredVoiceNote | null) => Promise<T>,
): Promise<T> {
  if (!file) return write(null);
  if (file.size > MAX_VOICE_NOTE_BYTES) throw new AppError("voice_note_too_large");
  const bytes = await readFile(file.path);
  const { container, seconds } = accepted(readAudio(bytes));
  const name = newUploadName(container);
  return orRemoveFiles(async (names) => {
    names.push(name);
    await putFile(name, bytes);
    const row = { name, kind: "voice_note", bytes: bytes.byteLength, width: null, height: null } as const;
    return write({ row, seconds: wholeSeconds(seconds) });
  });
}

function accepted(audio: ReturnType<typeof readAudio>): Audio {
  if (typeof audio === "string") throw new AppError(`voice_note_${audio}`);
  if (audio.seconds > MAX_VOICE_NOTE_SECONDS + TOLERANCE_SECONDS) throw new AppError("voice_note_too_long");
  return audio;
}
