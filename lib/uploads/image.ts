import "server-only";
import sharp from "sharp";
import { AppError } from "@/lib/http/errors";
import { MAX_IMAGE_BYTES } from "./limits";
import { takingTurns } from "./turns";

/** Pixels of a picture at most, before it is decoded (decisions.md, Uploads). */
const MAX_PIXELS = 40_000_000;
/** A picture that takes longer was made to. */
const MAX_SECONDS = 20;
/** Pictures decoded at once: one for each core of a small server, whose memory a queue of large ones must not fill. */
const DECODERS = 2;
const QUALITY = 78;

// Only these decoders ever see what people send: sharp knows SVG, GIF, TIFF and more, each with code to attack. Of
// HEIF it reads AVIF only, not the HEIC of phones, and that with some 700 MB for 40 megapixels (decisions/0009).
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });
// No two uploads are the same picture: libvips' cache of operations would only hold memory.
sharp.cache(false);
sharp.concurrency(1);

const inTurn = takingTurns(DECODERS);
const alone = takingTurns(1);

/** A longest side in pixels for each size. */
export type Boxes = { full: number; small: number };
/** WebP files of one picture in both sizes; `width` and `height` are the full one's, in pixels. */
export type CleanImage = { full: Buffer; small: Buffer; width: number; height: number };

/**
 * Decodes a picture – of an animated one the first frame – and encodes it anew as WebP, so that no metadata (GPS!) and
 * no foreign bytes survive. Turned upright by its EXIF orientation, in sRGB, made to fit into `boxes`, never enlarged.
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

// Nothing is decoded before its header says that it is small enough. Answers whether its rows do not come one after the
// other (progressive JPEG, interlaced PNG), so that all of it must be in memory: one such at a time.
async function checkHeader(input: Buffer): Promise<boolean> {
  const { width, height, isProgressive = false } = await sharp(input, { limitInputPixels: false }).metadata();
  if (width * height > MAX_PIXELS) throw new AppError("too_large");
  return isProgressive;
}

// Decoded once: the small one is made from the full one's pixels.
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
