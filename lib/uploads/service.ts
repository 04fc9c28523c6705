import "server-only";
import { db, type Transaction } from "@/lib/db/client";
import type { UploadKind } from "@/lib/db/generated/enums";
import { logError } from "@/lib/http/log";
import { cleanImage, type CleanImage } from "./image";
import { newUploadName, storage } from "./storage";

/** Longest side in pixels, per kind, at twice the size the screens show. */
const BOX: Record<UploadKind, number> = { selfie: 1_024, photo: 512, company_logo: 512, preview_image: 1_280 };

/** Pictures that anyone may fetch under /uploads/; the others only through an authorised route. */
const PUBLIC_KINDS: UploadKind[] = ["company_logo", "preview_image"];

/** A picture in the store whose row is yet to be written. */
export type StoredImage = CleanImage & { name: string; kind: UploadKind };

/**
 * Checks, cleans and stores a picture; nothing refers to it until saveUploadRow().
 * @throws AppError too_large, image_unreadable.
 */
export async function storeImage(file: File, kind: UploadKind): Promise<StoredImage> {
  const image = await cleanImage(file, BOX[kind]);
  const name = newUploadName();
  await storage().put(name, image.bytes);
  return { ...image, name, kind };
}

/** Writes the row of a stored picture, in the transaction that refers to it. */
export async function saveUploadRow(tx: Transaction, ownerId: string, image: StoredImage): Promise<void> {
  await tx.upload.create({
    data: {
      name: image.name,
      kind: image.kind,
      ownerId,
      bytes: image.bytes.byteLength,
      width: image.width,
      height: image.height,
    },
  });
}

/**
 * Stores pictures, runs `write` and takes the files away again when it fails, so that a refused request leaves nothing.
 */
export async function withStoredImages<T>(
  files: { file: File; kind: UploadKind }[],
  write: (images: StoredImage[]) => Promise<T>,
): Promise<T> {
  const images: StoredImage[] = [];
  try {
    for (const { file, kind } of files) images.push(await storeImage(file, kind));
    return await write(images);
  } catch (error) {
    await removeFiles(images.map((image) => image.name));
    throw error;
  }
}

/** Deletes rows of pictures, whose files removeFiles() takes after the commit; columns that refer to them become null. */
export async function deleteUploadRows(tx: Transaction, names: (string | null)[]): Promise<void> {
  await tx.upload.deleteMany({ where: { name: { in: names.filter((name) => name !== null) } } });
}

/** Takes files away whose rows are gone. A failure leaves an orphan and is logged; the request has done its work. */
export async function removeFiles(names: (string | null)[]): Promise<void> {
  for (const name of names) {
    if (name === null) continue;
    await storage()
      .remove(name)
      .catch((error: unknown) => logError("upload_not_removed", error, { name }));
  }
}

/** The bytes of a logo or preview picture, or null: selfies and photos are not public. */
export async function readPublicImage(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const row = await db.upload.findFirst({ where: { name, kind: { in: PUBLIC_KINDS } }, select: { name: true } });
  return row ? storage().get(row.name) : null;
}

/** The bytes of any stored picture; the caller has proved that it may be seen. */
export const readImage = (name: string): Promise<Uint8Array<ArrayBuffer> | null> => storage().get(name);
