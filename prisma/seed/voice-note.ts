/** The voice note of the demo worker, for her undecided application to the demo employer. */
import { newUploadName } from "../../lib/platform/uploads/new-name";
import { storage } from "../../lib/platform/uploads/storage";
import note from "./voice-note.json";

/** A voice note whose file is in the store. */
export type StoredNote = { name: string; bytes: number; seconds: number };

/** Puts it into the store; null if that cannot be reached: demo data are worth having without it. */
export async function storeVoiceNote(): Promise<StoredNote | null> {
  const bytes = Buffer.from(note.ogg, "base64");
  const name = newUploadName("ogg");
  try {
    await storage().put(name, bytes);
    return { name, bytes: bytes.byteLength, seconds: note.seconds };
  } catch (error) {
    console.error("The demo data have no voice note: the store could not be written.", error);
    return null;
  }
}
