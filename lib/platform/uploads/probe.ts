import "server-only";
import { keptCheck } from "@/lib/core/kept-check";
import { getEnv } from "@/lib/platform/env";
import { storage } from "./storage";

/**
 * Checks that a picture could be stored. A bucket is not asked: it is down for all servers alike, and everything else goes on
 * without it, so that no balancer should take them away.
 * @throws the store's error, or an Error after two seconds.
 */
export const probeUploads = keptCheck(() => storage().tryWriting?.(), { keptMs: 10_000, lateMessage: "no answer" });

/** A sentence for the operator, who alone can mend it; null if pictures can be stored. */
export async function uploadsProblem(): Promise<string | null> {
  try {
    await probeUploads();
    return null;
  } catch (error) {
    const code = error instanceof Error ? ((Reflect.get(error, "code") as string | undefined) ?? error.message) : "";
    return (
      `The folder for pictures, ${getEnv().UPLOAD_DIR}, cannot be written (${code}): until this user may write there, or UPLOAD_DIR ` +
      "names another folder, forms with a picture are refused and /api/health/ready answers 503."
    );
  }
}
