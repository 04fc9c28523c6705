import "server-only";
import pLimit from "p-limit";
import sharp from "sharp";
import { AppError } from "@/lib/http/errors";
import { MAX_IMAGE_BYTES } from "./limits";

/** The most pixels a picture may have, checked before decoding (decisions.md, Uploads). */
const MAX_PIXELS = 40_000_000;
/** A picture that takes longer was crafted to be slow. */
const MAX_SECONDS = 20;
/** Pictures decoded at once: one per core of a small server, whose memory large pictures must not fill. */
const DECODERS = 2;
const QUALITY = 78;

// Only these decoders ever see uploads: sharp also reads SVG, GIF, TIFF and more, each a further attack surface. Of
// HEIF it reads only AVIF, not the HEIC that phones write, and needs some 700 MB for 40 megapixels (decisions/0009).
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });
// No two uploads are the same picture, so libvips' operation cache would only waste memory.
sharp.cache(false);
sharp.concurrency(1);

const inTurn = pLimit(DECODERS);
const alone = pLimit(1);

/** The longest side in pixels, for each size. */
export type Boxes = { full: number; small: number };
/** One picture as WebP in both sizes; `width` and `height` are those of the full size, in pixels. */
export type CleanImage = { full: Buffer; small: Buffer; width: number; height: number };

/**
 * Decodes a picture (the first frame if it is animated) and re-encodes it as WebP, which drops all metadata (GPS!) and
 * foreign bytes. Rotated by its EXIF orientation, converted to sRGB and scaled down to fit `boxes`, never enlarged.
 * @throws AppError too_large, image_unreadable.
 */
export async function cleanImage(file: File, boxes: Boxes): Promise<CleanImage> {
  if (file.size > MAX_IMAGE_BYTES) throw new AppError("too_large");
  return inTurn(async () => {
    const input = Buffer.from(await file.arrayBuffer());
    try {
      const isHeldWhole = await checkHeader(input);
      return await (isHeldWhole ? alone(() => encode(input, boxes)) : encode(input, boxes));
    } catch (cause) {
      throw cause instanceof AppError ? cause : new AppError("image_unreadable", { cause });
    }
  });
}

// Nothing is decoded until the header shows it is small enough. Returns true if the rows are not stored in order
// (progressive JPEG, interlaced PNG): the whole picture must then be in memory, so only one is decoded at a time.
async function checkHeader(input: Buffer): Promise<boolean> {
  const { width, height, isProgressive = false } = await sharp(input, { limitInputPixels: false }).metadata();
  if (width * height > MAX_PIXELS) throw new AppError("too_large");
  return isProgressive;
}

// Decoded once: the small size is made from the pixels of the full one.
async function encode(input: Buffer, boxes: Boxes): Promise<CleanImage> {
  const { data, info } = await sharp(input, { limitInputPixels: MAX_PIXELS, failOn: "error" })
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
