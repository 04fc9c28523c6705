import sharp, { type Sharp, type SharpOptions } from "sharp";
import { readDrawing } from "./svg";

/** The most pixels a picture may have, checked before decoding (specification, Uploads). */
const MAX_PIXELS = 40_000_000;
/** A picture that takes longer was crafted to be slow. */
const MAX_SECONDS = 10;
const QUALITY = 78;

// Only these decoders ever see uploads: sharp also reads TIFF and more, each a further attack surface. Of HEIF it reads only
// AVIF, not the HEIC that phones write, and needs some 700 MB for 40 megapixels (decisions/0009).
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadNsgif"],
});
// Drawings only from memory: from a file, the decoder would also load what lies beside it (svg.ts).
sharp.unblock({ operation: ["VipsForeignLoadSvgBuffer"] });
// No two uploads are the same picture, so libvips' operation cache would only waste memory.
sharp.cache(false);
sharp.concurrency(1);

/** The longest side in pixels, for each size. */
export type Boxes = { full: number; small: number };
/** One picture as WebP in both sizes; `width` and `height` are those of the full size, in pixels; `look` as in lookOf(). */
export type CleanImage = { full: Uint8Array; small: Uint8Array; width: number; height: number; look: string };
/** Told from a picture's header, before anything is decoded. */
export type Inspected = "ordinary" | "slow" | "too_large";

/** The two steps for the picture in the file `path`, and one for a drawing of ours. */
export type PictureTask =
  | { kind: "inspect"; path: string }
  | { kind: "encode"; path: string; boxes: Boxes }
  | { kind: "rasterise"; svg: string };
/** The result of a task; of a drawing, its PNG. */
export type PictureResult = Inspected | CleanImage | Uint8Array;

/** @throws Error of sharp if the picture cannot be read. */
export function doPictureTask(task: PictureTask): Promise<PictureResult> {
  if (task.kind === "inspect") return inspect(task.path);
  return task.kind === "encode" ? encode(task.path, task.boxes) : rasterise(task.svg);
}

// With a palette it is a third of the size of one without.
const rasterise = (svg: string): Promise<Uint8Array> =>
  sharp(Buffer.from(svg)).timeout({ seconds: MAX_SECONDS }).png({ palette: true, colours: 64 }).toBuffer();

// Slow are pictures of 16 bits, and those whose rows are not stored in order (progressive JPEG, interlaced PNG), which
// have to be in memory as a whole; and drawings, which may take long.
async function inspect(path: string): Promise<Inspected> {
  const { image, isDrawing } = await opened(path, { limitInputPixels: false });
  const { width, height, depth, isProgressive } = await image.metadata();
  if (width * height > MAX_PIXELS) return "too_large";
  return isProgressive || isDrawing || depth !== "uchar" ? "slow" : "ordinary";
}

/** The first frame of a picture, or a drawing. */
async function opened(path: string, options: SharpOptions): Promise<{ image: Sharp; isDrawing: boolean }> {
  const drawing = await readDrawing(path);
  return { image: sharp(drawing ?? path, options), isDrawing: drawing !== null };
}

// Decoded once: the small size is made from the pixels of the full one.
async function encode(path: string, boxes: Boxes): Promise<CleanImage> {
  const { image } = await opened(path, { limitInputPixels: MAX_PIXELS, failOn: "error" });
  const { data, info } = await image
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
  const grey = await pixels()
    .greyscale()
    .resize(LOOK_COLUMNS + 1, LOOK_ROWS, { fit: "fill" })
    .raw()
    .toBuffer();
  return { full, small, width, height, look: lookOf(grey) };
}

const [LOOK_COLUMNS, LOOK_ROWS] = [8, 8];

/**
 * A difference hash: whether each of 64 fields is darker than the one right of it, as 16 hexadecimal digits. It hardly
 * changes when a picture is scaled or compressed again.
 */
function lookOf(grey: Uint8Array): string {
  let bits = 0n;
  for (let row = 0; row < LOOK_ROWS; row += 1) {
    for (let column = 0; column < LOOK_COLUMNS; column += 1) {
      const at = row * (LOOK_COLUMNS + 1) + column;
      bits = (bits << 1n) | ((grey[at] ?? 0) < (grey[at + 1] ?? 0) ? 1n : 0n);
    }
  }
  return bits.toString(16).padStart(16, "0");
}
