import "server-only";
import { sharedDatabase } from "./shared";

/** SQLSTATE of a statement for which the disk has no room. */
const DISK_FULL = "53100";
/** Milliseconds after such an error in which writes are taken to fail: the next one would say so again. */
const BELIEVED_MS = 10_000;

/** Remembers that the disk is full, if that is what an error's code says. */
export function noteError(code: string | undefined): void {
  if (code === DISK_FULL) sharedDatabase().diskFullAt = performance.now();
}

/** @throws Error with that code if a statement was refused a moment ago because the disk was full. */
export function requireRoom(): void {
  if (performance.now() - (sharedDatabase().diskFullAt ?? -Infinity) >= BELIEVED_MS) return;
  throw Object.assign(new Error("The database's disk was full a moment ago."), { code: DISK_FULL });
}
