import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import type { ReceivedFile } from "@/lib/platform/http/received-file";
import { saveUploadRow, type StoredImage } from "@/lib/platform/uploads/service";

/** The pictures that were sent, with their kinds. */
export const imagesOf = (logo: ReceivedFile | undefined, preview: ReceivedFile | undefined) => [
  ...(logo ? [{ file: logo, kind: "company_logo" as const }] : []),
  ...(preview ? [{ file: preview, kind: "preview_image" as const }] : []),
];

/** The name of the stored picture of a kind; null for none. */
export const nameOf = (images: StoredImage[], kind: StoredImage["kind"]): string | null =>
  images.find((image) => image.kind === kind)?.name ?? null;

/** Records the stored pictures as the owner's. */
export async function saveRows(tx: Transaction, ownerId: string, images: StoredImage[]): Promise<void> {
  for (const image of images) await saveUploadRow(tx, ownerId, image);
}
