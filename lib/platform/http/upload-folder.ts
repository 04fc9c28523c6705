import "server-only";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { getEnv } from "@/lib/platform/env";
import { logError } from "./log";

/** The number is the id of the process that uses the folder. */
const NAME = /^kaamsetu-upload-(\d+)-/;

const parent = (): string => getEnv().UPLOAD_TEMP_DIR ?? tmpdir();

/** A new folder that only we can read, for the files of one multipart body. */
export const newUploadFolder = (): Promise<string> => mkdtemp(path.join(parent(), `kaamsetu-upload-${process.pid}-`));

/** Removes a folder with its files. The call has been answered by then, so a failure is only logged. */
export const removeUploadFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true }).catch((error: unknown) => logError("upload_folder_not_removed", error));

/**
 * Removes the folders of processes that have ended, for example in a power cut. To be called before the first request:
 * a folder with our own id is then an earlier process's.
 */
export async function removeLeftoverUploads(): Promise<void> {
  const names = await readdir(parent()).catch((error: unknown) => {
    logError("upload_folders_not_read", error);
    return [];
  });
  const leftovers = names.filter((name) => {
    const pid = Number(NAME.exec(name)?.[1]);
    return pid > 0 && (pid === process.pid || !isRunning(pid));
  });
  await Promise.all(leftovers.map((name) => removeUploadFolder(path.join(parent(), name))));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process may not be signalled, but exists.
    return error instanceof Error && Reflect.get(error, "code") === "EPERM";
  }
}
