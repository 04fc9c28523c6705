import "server-only";
import { availableParallelism } from "node:os";
import pLimit from "p-limit";
import sharp from "sharp";
import { AppError } from "@/lib/http/errors";
import type { ReceivedFile } from "@/lib/http/received-file";
import { MAX_IMAGE_BYTES } from "./limits";

/** The most pixels a picture may have, checked before decoding (decisions.md, Uploads). */
const MAX_PIXELS = 40_000_000;
/** A picture that takes longer was crafted to be slow. */
const MAX_SECONDS = 10;
/**
 * Ordinary pictures decoded at once; each occupies a core for a quarter of a second. One core stays free for everything
 * else.
 */
const DECODERS = Math.max(1, Math.min(2, availableParallelism() - 1));
/**
 * Slow pictures that may wait for the one decoder they share. They are rare – cameras store 8 bits – and each takes up to
 * MAX_SECONDS.
 */
const MAX_SLOW_WAITING = 8;
const QUALITY = 78;

// Only these decoders ever see uploads: sharp also reads SVG, GIF, TIFF and more, each a further attack surface. Of
// HEIF it reads only AVIF, not the HEIC that phones write, and needs some 700 MB for 40 megapixels (decisions/0009).
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });
// No two uploads are the same picture, so libvips' operation cache would only waste memory.
sharp.cache(false);
sharp.concurrency(1);

const inTurn = pLimit(DECODERS);
const slowInTurn = pLimit(1);

/** The longest side in pixels, for each size. */
export type Boxes = { full: number; small: number };
/** One picture as WebP in both sizes; `width` and `height` are those of the full size, in pixels. */
export type CleanImage = { full: Buffer; small: Buffer; width: number; height: number };

/**
 * Decodes a picture (the first frame if it is animated) and re-encodes it as WebP, which drops all metadata (GPS!) and
 * foreign bytes. Rotated by its EXIF orientation, converted to sRGB and scaled down to fit `boxes`, never enlarged.
 * @throws AppError too_large, image_unreadable, busy if too many slow pictures are waiting.
 */
export async function cleanImage({ path, size }: ReceivedFile, boxes: Boxes): Promise<CleanImage> {
  if (size > MAX_IMAGE_BYTES) throw new AppError("too_large");
  try {
    if (!(await isSlow(path))) return await inTurn(() => encode(path, boxes));
    if (slowInTurn.pendingCount >= MAX_SLOW_WAITING) throw new AppError("busy", { retryAfter: 30 });
    return await slowInTurn(() => encode(path, boxes));
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError("image_unreadable", { cause });
  }
}

// Nothing is decoded until the header shows it is small enough. Slow are pictures of 16 bits, and those whose rows are
// not stored in order (progressive JPEG, interlaced PNG), which have to be in memory as a whole. They are decoded one at a
// time, so that a crowd of them keeps nobody else waiting.
async function isSlow(path: string): Promise<boolean> {
  const { width, height, depth, isProgressive = false } = await sharp(path, { limitInputPixels: false }).metadata();
  if (width * height > MAX_PIXELS) throw new AppError("too_large");
  return isProgressive || depth !== "uchar";
}

// Decoded once: the small size is made from the pixels of the full one.
async function encode(path: string, boxes: Boxes): Promise<CleanImage> {
  const { data, info } = await sharp(path, { limitInputPixels: MAX_PIXELS, failOn: "error" })
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize(boxes.full, boxes.full, { fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const full = await pixels().webp({ quality: QUALITY }).toBuffer();
  const small = await pixels()
    .resize(boxes.small, boxes.small, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
  return { full, small, width, height };
}
