/** Checks a chosen file, so that no prepaid data is spent on one that the server would refuse. */
import { msg } from "@/lib/platform/http/validation-message";
import { MAX_IMAGE_BYTES } from "@/lib/core/upload-limits";

/** The first bytes of the image types read by lib/platform/uploads; a dot means any byte. */
const MAGIC_BYTES = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n\x1a\n/,
  /^RIFF....WEBP/s,
  /^....ftyp(?:heic|heix|heif|mif1|msf1|avif)/s,
  /^GIF8[79]a/,
  // A drawing (SVG).
  /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|svg|!--|!DOCTYPE)/,
];

/**
 * @returns the validation message for the file's fault, or null. The name is not trusted: a PDF renamed to .jpg is not
 * a picture.
 */
export async function pictureFault(file: File): Promise<string | null> {
  if (file.size > MAX_IMAGE_BYTES) return msg("imageTooLarge");
  // A picture that a phone only shows but has not loaded cannot be read.
  const head = await file
    .slice(0, 16)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  const text = String.fromCharCode(...new Uint8Array(head));
  return MAGIC_BYTES.some((beginning) => beginning.test(text)) ? null : msg("imageUnreadable");
}

/** Errors about a picture itself; the server names no field for them. */
const PICTURE_CODES = new Set(["too_large", "image_unreadable"]);
export const isPictureProblem = (code: string): boolean => PICTURE_CODES.has(code);

/**
 * Guesses which of the sent pictures the server refused: the only one, or those that this browser cannot draw either,
 * or else all of them.
 */
export async function faultyPictures<Name extends string>(sent: readonly (readonly [Name, File])[]): Promise<Name[]> {
  const names = sent.map(([name]) => name);
  if (sent.length < 2) return names;
  const drawn = await Promise.all(sent.map(([, file]) => canDecode(file)));
  const faulty = names.filter((_name, index) => !drawn[index]);
  return faulty.length === 0 ? names : faulty;
}

const canDecode = (file: File): Promise<boolean> =>
  createImageBitmap(file).then(
    (bitmap) => {
      bitmap.close();
      return true;
    },
    () => false,
  );
