import { fingerprint } from "@/lib/core/fingerprint";
import { newId } from "@/lib/core/new-id";
import { ApiError } from "@/lib/platform/http/api-error";

/** The part of a draft that keys come from; `renewKey` replaces `key` for the following attempts. */
export type KeySource = { readonly key: string; renewKey(): void };

/** The keys of a form or button without a draft. */
export function newKeySource(): KeySource {
  const source = { key: newId(), renewKey: () => void (source.key = newId()) };
  return source;
}

/**
 * Sends a form's content under an Idempotency-Key: the same for the same content, so that a retry after a lost answer
 * acts only once, and another one when the user has changed anything. A key that has been used up – by a success, or
 * according to the server by other content – is not used again.
 * @param body as given to `send`. @throws whatever `send` throws.
 */
export async function sendOnce<Result>(
  source: KeySource,
  body: FormData | object,
  send: (idempotencyKey: string) => Promise<Result>,
): Promise<Result> {
  try {
    const result = await untilAnswered(() => send(`${source.key}-${fingerprintOf(body)}`));
    source.renewKey();
    return result;
  } catch (error) {
    if (error instanceof ApiError && error.code === "idempotency_mismatch") source.renewKey();
    throw error;
  }
}

/** How long an earlier attempt under the same key may still run; the server itself gives up sooner. */
const PATIENCE_MS = 60_000;

/**
 * Tries again while the server still works on the same call: browsers repeat a call whose connection broke, and only
 * the first one's answer says whether it was done.
 */
async function untilAnswered<Result>(send: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await send();
    } catch (error) {
      const isRunning = error instanceof ApiError && error.code === "idempotency_running";
      if (!isRunning || performance.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, (error.retryAfter ?? 1) * 1000));
    }
  }
}

/** Content with the same fingerprint is refused by the server, which compares all of it, and then gets another key. */
function fingerprintOf(body: FormData | object): string {
  // A photo restored from a draft has lost its name and time.
  const content = body instanceof FormData ? [...body].map(([name, value]) => [name, sizeOf(value)]) : body;
  return fingerprint(JSON.stringify(content));
}

const sizeOf = (value: FormDataEntryValue) => (typeof value === "string" ? value : [value.type, value.size]);
