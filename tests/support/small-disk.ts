import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * Hands a folder to `work` that is a file system of its own, of a size such as "16m", and removes it.
 * @throws Error if this computer does not let one be mounted: a full disk cannot be tried there.
 */
export async function withSmallDisk(size: string, work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "kaamsetu-small-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size},mode=0755`, "tmpfs", folder], { stdio: "pipe" });
  } catch (cause) {
    rmdirSync(folder);
    throw new Error("A full disk cannot be tried: mounting a tmpfs was refused. Run this test as root.", { cause });
  }
  try {
    // The user that runs a server on it has to get in.
    chmodSync(folder, 0o777);
    await work(folder);
  } finally {
    execFileSync("umount", ["--lazy", folder]);
    rmdirSync(folder);
  }
}
