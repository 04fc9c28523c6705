import "server-only";
import { getEnv } from "@/lib/platform/env";
import { s3Settings } from "@/lib/platform/settings/uploads";
import { diskStorage } from "./disk-storage";
import { s3Storage } from "./s3-storage";
import type { StorageDriver } from "./storage-driver";

let driver: StorageDriver | null = null;

/** The store chosen by the settings: S3 if configured, else the folder UPLOAD_DIR. One per process. */
export const storage = (): StorageDriver => (driver ??= fromSettings());

function fromSettings(): StorageDriver {
  const env = getEnv();
  const s3 = s3Settings(env);
  return s3 ? s3Storage(s3) : diskStorage(env.UPLOAD_DIR);
}
