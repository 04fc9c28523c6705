import "server-only";
import sharp from "sharp";
import { AppError } from "@/lib/http/errors";
import { MAX_IMAGE_BYTES } from "./limits";

/** Pixels of a picture at most, before it is decoded (decisions.md, Uploads). */
const MAX_PIXELS = 40_000_000;
const FORMATS = new Set(["jpeg", "png", "webp", "heif"]);

export type CleanImage = { bytes: Uint8Array; width: number; height: number };

/**
 * Decodes a picture and encodes it anew as WebP, so that no metadata (GPS!) and no foreign bytes survive. Turned
 * upright by its EXIF orientation, made to fit into `box` (pixels a side), never enlarged.
 * @throws AppError too_large, image_unreadable.
 */
export async function cleanImage(file: File, box: number): Promise<CleanImage> {
  if (file.size > MAX_IMAGE_BYTES) throw new AppError("too_large");
  const input = Buffer.from(await file.arrayBuffer());
  try {
    // The header is read first: a format or size that is refused is never decoded.
    const header = await sharp(input, { limitInputPixels: MAX_PIXELS }).metadata();
    if (!FORMATS.has(header.format)) throw new AppError("image_unreadable");
    const { data, info } = await sharp(input, { limitInputPixels: MAX_PIXELS, failOn: "error" })
      .rotate()
      .resize(box, box, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    const tooManyPixels = cause instanceof Error && /pixel limit/i.test(cause.message);
    throw new AppError(tooManyPixels ? "too_large" : "image_unreadable", { cause });
  }
}
