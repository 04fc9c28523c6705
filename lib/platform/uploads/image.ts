import "server-only";
import { availableParallelism } from "node:os";
import pLimit from "p-limit";
import { AppError } from "@/lib/platform/http/errors";
import { workers } from "@/lib/platform/http/front-server";
import type { ReceivedFile } from "@/lib/platform/http/received-file";
import {
  doPictureTask,
  type Boxes,
  type CleanImage,
  type Inspected,
  type PictureResult,
  type PictureTask,
} from "./encode";
import { MAX_IMAGE_BYTES } from "@/lib/core/upload-limits";

/**
 * Ordinary pictures decoded at once; each occupies a core for a quarter of a second. One core stays free for everything
 * else.
 */
const DECODERS = Math.max(1, Math.min(2, availableParallelism() - 1));
/**
 * Slow pictures that may wait for the one decoder they share. They are rare – cameras store 8 bits – and each takes up to
 * ten seconds.
 */
const MAX_SLOW_WAITING = 8;

const inTurn = pLimit(DECODERS);
const slowInTurn = pLimit(1);

/**
 * Decodes a picture (the first frame if it is animated) and re-encodes it as WebP, which drops all metadata (GPS!) and
 * foreign bytes. Rotated by its EXIF orientation, converted to sRGB and scaled down to fit `boxes`, never enlarged.
 * @throws AppError too_large, image_unreadable, busy if too many slow pictures are waiting.
 */
export async function cleanImage({ path, size }: ReceivedFile, boxes: Boxes): Promise<CleanImage> {
  if (size > MAX_IMAGE_BYTES) throw new AppError("too_large");
  const encode = () => work<CleanImage>({ kind: "encode", path, boxes });
  try {
    const inspected = await work<Inspected>({ kind: "inspect", path });
    // Nothing is decoded until the header shows it is small enough.
    if (inspected === "too_large") throw new AppError("too_large");
    if (inspected === "ordinary") return await inTurn(encode);
    // One at a time, so that a crowd of them keeps nobody else waiting.
    if (slowInTurn.pendingCount >= MAX_SLOW_WAITING) throw new AppError("busy", { retryAfter: 30 });
    return await slowInTurn(encode);
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError("image_unreadable", { cause });
  }
}

/** A drawing of ours (SVG) as PNG, in colours of a palette. */
export const rasterise = async (svg: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await work<Uint8Array>({ kind: "rasterise", svg }));

/** By the server's process for pictures, else here. */
function work<T extends PictureResult>(task: PictureTask): Promise<T> {
  const { pictures = doPictureTask } = workers();
  return pictures(task) as Promise<T>;
}
