import { open } from "node:fs/promises";

/** A drawing is small; one of many lines or elements takes long to draw. */
const MAX_BYTES = 256 * 1024;
const MAX_TAGS = 5_000;

/** Blanks and a byte order mark, then a tag. GIF, JPEG, PNG and WebP begin otherwise. */
const IS_XML = /^(?:\uFEFF)?\s*</;
/** Another encoding would hide from us what the decoder reads. */
const OTHER_ENCODING = /^(?:\uFEFF)?\s*<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["'])/i;
/**
 * Parts that could cost more than they show: entities and references, which multiply, pictures within the drawing (whose size
 * nobody has checked), and filters, which work on each pixel many times. Any prefix may be in front of an element's name.
 */
const REFUSED = /<!ENTITY|<[^\s<>/!?]*(?:image|filter|use|marker|pattern|mask|clipPath)(?![\w-])/i;

/**
 * The text of an uploaded drawing, to be decoded from memory: the decoder then has no folder from which it would load what the
 * drawing refers to. It runs no script.
 * @returns null if the file is no drawing. @throws Error if it is one that is not drawn.
 */
export async function readDrawing(path: string): Promise<Buffer | null> {
  const file = await open(path);
  try {
    // Not from where the file stands, so that it is read from its beginning afterwards.
    const { buffer, bytesRead } = await file.read(Buffer.alloc(256), 0, 256, 0);
    if (!IS_XML.test(buffer.toString("utf8", 0, bytesRead))) return null;
    if ((await file.stat()).size > MAX_BYTES) throw new Error("A drawing of too many bytes");
    return checked(await file.readFile());
  } finally {
    await file.close();
  }
}

function checked(bytes: Buffer): Buffer {
  const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  if (text.includes("\0") || OTHER_ENCODING.test(text)) throw new Error("A drawing in another encoding");
  if (REFUSED.test(text)) throw new Error("A drawing with parts that are not drawn");
  if (text.split("<").length > MAX_TAGS) throw new Error("A drawing of too many elements");
  return bytes;
}
