import "server-only";
import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, unlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { getEnv } from "@/lib/env";

/** Where picture files live. Names are made by newUploadName(); a driver never sees what people typed. */
export type StorageDriver = {
  /** Stores a whole file or nothing. */
  put: (name: string, bytes: Uint8Array) => Promise<void>;
  /** @returns the bytes, or null when there is no such file. */
  get: (name: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Removing what is not there is no error. */
  remove: (name: string) => Promise<void>;
};

const NAME = /^[A-Za-z0-9_-]{22}\.webp$/;

/** 128 random bits: a name that nobody guesses. */
export const newUploadName = (): string => `${randomBytes(16).toString("base64url")}.webp`;

/** Whether a text has the form of our file names; anything else never reaches a path. */
export const isUploadName = (name: string): boolean => NAME.test(name);

const isMissing = (error: unknown): boolean => error instanceof Error && Reflect.get(error, "code") === "ENOENT";

/** Files in one folder. A file is written beside its place and renamed, so that a crash leaves no half picture. */
export function diskStorage(folder: string): StorageDriver {
  const root = resolve(folder);
  return {
    async put(name, bytes) {
      await mkdir(root, { recursive: true });
      const temporary = join(root, `.${name}.part`);
      await writeFile(temporary, bytes);
      await rename(temporary, join(root, name));
    },
    async get(name) {
      try {
        return new Uint8Array(await readFile(join(root, name)));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(name) {
      await unlink(join(root, name)).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    },
  };
}

let driver: StorageDriver | null = null;

/** The driver that the settings ask for. */
export function storage(): StorageDriver {
  driver ??= diskStorage(getEnv().UPLOAD_DIR);
  return driver;
}
