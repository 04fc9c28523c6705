import "server-only";
import { getEnv, s3Settings } from "@/lib/env";
import { diskStorage } from "./disk-storage";
import { s3Storage } from "./s3-storage";
import type { StorageDriver } from "./storage-driver";

let driver: StorageDriver | null = null;

/** The store that the settings ask for. */
export function storage(): StorageDriver {
  driver ??= fromSettings();
  return driver;
}

function fromSettings(): StorageDriver {
  const s3 = s3Settings();
  return s3 ? s3Storage(s3) : diskStorage(getEnv().UPLOAD_DIR);
}
