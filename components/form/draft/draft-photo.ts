import { readText, writeText } from "./draft-storage";

/** A photo that had no room; whoever comes back is asked to choose it again. */
const TOO_LARGE_TO_KEEP = "";
/** Characters of a kept photo at most: a tab has room for some five million. */
const MAX_LENGTH = 3_000_000;

/** What became of a chosen photo: it is there, it was chosen and must be chosen again, or there was none. */
export type KeptPhoto = { photo: File | null; isLost: boolean };

const photoKey = (key: string): string => `${key}.photo`;

/** The photo that was kept with a form's draft. */
export function readPhoto(key: string): KeptPhoto {
  const text = readText(photoKey(key));
  const photo = text ? toFile(text) : null;
  return { photo, isLost: text !== null && photo === null };
}

/**
 * Keeps a photo with a form's draft, or forgets it when null.
 * @param isCurrent asked once the file is read: meanwhile another may have been chosen.
 */
export async function keepPhoto(key: string, photo: File | null, isCurrent: () => boolean): Promise<void> {
  const text = photo === null ? null : await toText(photo);
  if (!isCurrent()) return;
  const isKept = writeText(photoKey(key), text);
  if (text && !isKept) writeText(photoKey(key), TOO_LARGE_TO_KEEP);
}

function toText(photo: File): Promise<string> {
  // Base64 makes four characters of three bytes.
  if (photo.size * (4 / 3) > MAX_LENGTH) return Promise.resolve(TOO_LARGE_TO_KEEP);
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    // The file is gone from the phone: nothing to keep.
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
    return null; // cut off: it counts as lost
  }
}
