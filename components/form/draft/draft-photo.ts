import { readText, writeText } from "./draft-storage";

/** Marks a photo that did not fit; the user is asked to choose it again. */
const TOO_LARGE_TO_KEEP = "";
/** Most characters of a stored photo: a tab has room for about five million. */
const MAX_LENGTH = 3_000_000;

/** A previously chosen photo: still there, lost and to be chosen again, or never chosen. */
export type KeptPhoto = { photo: File | null; isLost: boolean };

const photoKey = (key: string): string => `${key}.photo`;

/** The photo stored with a form's draft. */
export function readPhoto(key: string): KeptPhoto {
  const text = readText(photoKey(key));
  const photo = text ? toFile(text) : null;
  return { photo, isLost: text !== null && photo === null };
}

/**
 * Stores a photo with a form's draft, or deletes it if null.
 * @param isCurrent called once the file has been read, as another may have been chosen by then.
 */
export async function keepPhoto(key: string, photo: File | null, isCurrent: () => boolean): Promise<void> {
  const text = photo === null ? null : await toText(photo);
  if (!isCurrent()) return;
  const isKept = writeText(photoKey(key), text);
  if (text && !isKept) writeText(photoKey(key), TOO_LARGE_TO_KEEP);
}

function toText(photo: File): Promise<string> {
  // Base64 turns three bytes into four characters.
  if (photo.size * (4 / 3) > MAX_LENGTH) return Promise.resolve(TOO_LARGE_TO_KEEP);
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    // The file has been deleted from the phone: nothing to store.
    reader.onerror = () => resolve(TOO_LARGE_TO_KEEP);
    reader.readAsDataURL(photo);
  });
}

function toFile(text: string): File | null {
  const [, type, content] = /^data:([^;,]*);base64,(.*)$/.exec(text) ?? [];
  if (type === undefined || content === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
    return new File([bytes], "photo", { type });
  } catch {
    return null; // truncated: counts as lost
  }
}
