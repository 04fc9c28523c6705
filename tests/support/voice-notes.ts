import { readFileSync } from "node:fs";
import path from "node:path";

/** A recording of one and a half seconds, by Chromium's recorder (`chrome.…`) or ffmpeg. */
export const voiceNote = (name: string): Buffer => readFileSync(path.join(import.meta.dirname, "voice-notes", name));

/** A recording as sent in a form. */
export const voiceFile = (bytes: Uint8Array, type = "audio/webm"): File =>
  new File([new Uint8Array(bytes)], "voice", { type });

/** An Ogg recording that says it is longer: the time of its last page, in 1/48,000 s. */
export function lengthened(ogg: Buffer, seconds: number): Buffer {
  const copy = Buffer.from(ogg);
  copy.writeBigUInt64LE(BigInt(seconds * 48_000), copy.lastIndexOf("OggS") + 6);
  return copy;
}
