import "server-only";
import { getEnv } from "@/lib/platform/env";
import { storage } from "./storage";

const TIMEOUT_MS = 2_000;
/** Each probe writes a file, so a result is reused for this long. */
const KEPT_MS = 10_000;

let latest: { at: number; outcome: Promise<void> } | null = null;

/**
 * Checks that a picture could be stored. A bucket is not asked: it is down for all servers alike, and everything else goes on
 * without it, so that no balancer should take them away.
 * @throws the store's error, or an Error after two seconds.
 */
export function probeUploads(): Promise<void> {
  const now = performance.now();
  if (!latest || now - latest.at > KEPT_MS) latest = { at: now, outcome: withTimeout(storage().tryWriting?.()) };
  return latest.outcome;
}

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

async function withTimeout(work: Promise<void> | undefined): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
