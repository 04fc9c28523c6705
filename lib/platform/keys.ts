import "server-only";
import { hkdfSync } from "node:crypto";
import { getEnv } from "@/lib/platform/env";

/**
 * Keys of 32 bytes for one use of SESSION_SECRET, so that nothing that is made for another use is taken for this one's.
 * @returns the key to make something with, and after it, if there is a secret before, the key that older things were made with.
 */
export function keysFor(
  use: "second factor" | "unsubscribing" | "outbox" | "report marks",
): readonly [Buffer, ...Buffer[]] {
  const { SESSION_SECRET, SESSION_SECRET_PREVIOUS } = getEnv();
  const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync("sha256", secret, "", `kaamsetu: ${use}`, 32));
  return [keyOf(SESSION_SECRET), ...(SESSION_SECRET_PREVIOUS === undefined ? [] : [keyOf(SESSION_SECRET_PREVIOUS)])];
}
