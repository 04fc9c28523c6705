import "server-only";
import { db } from "@/lib/platform/db/client";
import type { UploadKind } from "@/lib/platform/db/generated/enums";
import { AppError } from "@/lib/platform/http/errors";
import { logError } from "@/lib/platform/http/log";
import { sizedName, type ImageSize } from "./sizes";
import { storage } from "./storage";

/** Pictures that anyone may fetch under /uploads/; all others need an authorised route. */
const PUBLIC_KINDS: UploadKind[] = ["company_logo", "preview_image"];

/**
 * Refuses any picture but logos and preview pictures: selfies, photos and voice notes are not public. @throws AppError not_found.
 */
export async function requirePublicImage(name: string): Promise<void> {
  const row = await db.upload.findFirst({ where: { name, kind: { in: PUBLIC_KINDS } }, select: { name: true } });
  if (!row) throw new AppError("not_found");
}

/**
 * The bytes of any stored picture; the caller has checked that it may be seen. Pictures stored before the small size
 * was introduced come in full size instead.
 * @throws AppError not_found, unavailable (503) while the store is down.
 */
export async function readImage(name: string, size: ImageSize): Promise<Uint8Array<ArrayBuffer>> {
  return readFirst([...new Set([sizedName(name, size), name])]);
}

/**
 * The bytes of a voice note; the caller has checked that it may be heard.
 * @throws AppError not_found, unavailable (503) while the store is down.
 */
export const readVoiceNote = (name: string): Promise<Uint8Array<ArrayBuffer>> => readFirst([name]);

async function readFirst(files: string[]): Promise<Uint8Array<ArrayBuffer>> {
  try {
    for (const file of files) {
      const bytes = await storage().get(file);
      if (bytes) return bytes;
    }
  } catch (cause) {
    logError("storage_away", cause);
    throw new AppError("unavailable", { retryAfter: 60, cause });
  }
  throw new AppError("not_found");
}
