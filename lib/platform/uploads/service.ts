import "server-only";
import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "@/lib/platform/db/client";
import { isDatabaseUnavailable } from "@/lib/platform/db/errors";
import type { UploadKind } from "@/lib/platform/db/generated/enums";
import { getEnv } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/http/errors";
import { logError } from "@/lib/platform/http/log";
import type { ReceivedFile } from "@/lib/platform/http/received-file";
import type { Boxes, CleanImage } from "./encode";
import { cleanImage } from "./image";
import { newUploadName } from "./new-name";
import { lookColumns } from "./look";
import { IMAGE_SIZES, sizedName } from "./sizes";
import { storage } from "./storage";

type ImageKind = Exclude<UploadKind, "voice_note">;

/**
 * Longest sides in pixels, about twice the size shown on screen: faces in a dialog and as avatars, logos in the form
 * and beside a name, preview pictures at the top of a job and on a card.
 */
const BOXES: Record<ImageKind, Boxes> = {
  selfie: { full: 1_024, small: 256 },
  photo: { full: 1_024, small: 256 },
  company_logo: { full: 512, small: 256 },
  preview_image: { full: 1_280, small: 720 },
};

const MEGABYTE = 1024 * 1024;

/** A file in the store whose row has not been written yet. Only pictures have a width and height, in pixels. */
export type StoredFile = {
  name: string;
  kind: UploadKind;
  bytes: number;
  width: number | null;
  height: number | null;
  /** How a job's own picture looks, and by which parts pictures alike are found; faces are not measured. */
  look?: bigint;
  lookBands?: number[];
};
export type StoredImage = StoredFile & { width: number; height: number };

/**
 * Writes the row of a stored file, in the transaction that adds the reference to it. Files of one account sent at the
 * same time may exceed its room by their own size.
 * @throws AppError picture_room_full (409).
 */
export async function saveUploadRow(tx: Transaction, ownerId: string, file: StoredFile): Promise<void> {
  const { _sum: used } = await tx.upload.aggregate({ where: { ownerId }, _sum: { bytes: true } });
  const room = getEnv().LIMIT_PICTURE_MEGABYTES * MEGABYTE;
  if ((used.bytes ?? 0) + file.bytes > room) throw new AppError("picture_room_full");
  await tx.upload.create({ data: { ...file, ownerId } });
}

/**
 * Runs `store`, which adds the names of the files it stores to `names`, and writes their rows. If that fails, the files are
 * removed, so a refused request leaves nothing behind. A crash in between leaves files without a row, which
 * `npm run uploads:clean` finds.
 */
export async function orRemoveFiles<T>(store: (names: string[]) => Promise<T>): Promise<T> {
  const names: string[] = [];
  try {
    return await store(names);
  } catch (error) {
    // If the connection breaks during a commit, it may still have succeeded, and a row may refer to the files.
    if (error instanceof AppError || !isDatabaseUnavailable(error)) await removeFiles(names);
    throw error;
  }
}

/**
 * Checks, cleans and stores pictures, then runs `write`; nothing is left behind if that fails. A file named twice in a
 * row, under two kinds, is stored twice.
 * @throws AppError too_large, image_unreadable, busy, storage_away (503).
 */
export const withStoredImages = <T>(
  files: { file: ReceivedFile; kind: ImageKind }[],
  write: (images: StoredImage[]) => Promise<T>,
): Promise<T> =>
  orRemoveFiles(async (names) => {
    const images: StoredImage[] = [];
    let last: { file: ReceivedFile; boxes: Boxes; image: CleanImage } | null = null;
    for (const { file, kind } of files) {
      const boxes = BOXES[kind];
      // Decoding is the costly part.
      const isSame = last?.file === file && isDeepStrictEqual(last.boxes, boxes);
      const image: CleanImage = last && isSame ? last.image : await cleanImage(file, boxes);
      last = { file, boxes, image };
      const name = newUploadName();
      names.push(name);
      for (const size of IMAGE_SIZES) await putFile(sizedName(name, size), image[size]);
      const { full, width, height, look } = image;
      const measured = kind === "preview_image" ? lookColumns(look) : {};
      images.push({ name, kind, bytes: full.byteLength, width, height, ...measured });
    }
    return write(images);
  });

/** Puts a file into the store. @throws AppError storage_away (503). */
export async function putFile(name: string, bytes: Uint8Array): Promise<void> {
  try {
    await storage().put(name, bytes);
  } catch (cause) {
    logError("storage_away", cause);
    throw new AppError("storage_away", { retryAfter: 60, cause });
  }
}

/** Deletes rows of pictures and voice notes; columns that refer to them become null. Call removeFiles() after the commit. */
export async function deleteUploadRows(tx: Transaction, names: (string | null)[]): Promise<void> {
  const used = names.filter((name) => name !== null);
  // Prisma would send a statement for none, too.
  if (used.length > 0) await tx.upload.deleteMany({ where: { name: { in: used } } });
}

/**
 * Removes the files of pictures and voice notes whose rows have been deleted. The request has done its work by then, so a failure is
 * only logged; `npm run uploads:clean` finds the files left behind.
 */
export async function removeFiles(names: (string | null)[]): Promise<void> {
  const files = names
    .filter((name) => name !== null)
    .flatMap((name) => IMAGE_SIZES.map((size) => sizedName(name, size)));
  await Promise.all(
    // A voice note has one size.
    [...new Set(files)].map((name) =>
      storage()
        .remove(name)
        .catch((error: unknown) => logError("upload_not_removed", error, { file: name })),
    ),
  );
}
