import "server-only";
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";
import { Admission } from "@/lib/platform/http/admission";
import { AppError } from "@/lib/platform/http/errors";
import { workers } from "@/lib/platform/http/front-server";
import { newId } from "@/lib/core/new-id";

// OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane.
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

type Task =
  | { kind: "hash"; password: string; options: typeof OPTIONS }
  | { kind: "verify"; hash: string; password: string };

/** Computed by the server's thread, else in libuv's pool. */
function compute(task: Task): Promise<string | boolean> {
  const { passwords } = workers();
  if (passwords) return passwords(task) as Promise<string | boolean>;
  return task.kind === "hash" ? hash(task.password, task.options) : verify(task.hash, task.password);
}

/**
 * Hashes computed at once, each for 20 ms or more. One core stays free for other work, and where the server has no
 * thread for hashing, two of the four of libuv's pool, which also decrypts cookies, reads files and decodes pictures.
 */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
/** About two seconds of work. Nobody should wait longer only to be told that a password is wrong. */
const MAX_WAITING = 64;
const RETRY_AFTER_SECONDS = 3;

/**
 * Calls that hash a password wait here before anything else is done for them: in a crowd, their questions to the database
 * would delay everyone else's. One more than can be computed prepares meanwhile.
 */
export const passwordCalls = new Admission({
  atOnce: AT_ONCE + 1,
  // Many phones share one address.
  perCaller: Infinity,
  waiting: MAX_WAITING,
  patienceMs: 10_000,
  refusal: { code: "unavailable", retryAfterSeconds: RETRY_AFTER_SECONDS },
});

const inTurn = pLimit(AT_ONCE);

/** @throws AppError unavailable if the queue is full. */
function takingTurns<T>(work: () => Promise<T>): Promise<T> {
  if (inTurn.pendingCount >= MAX_WAITING) {
    throw new AppError("unavailable", { retryAfter: RETRY_AFTER_SECONDS });
  }
  return inTurn(work);
}

/** @returns the argon2id hash in PHC notation. @throws AppError unavailable if too many calls are waiting. */
export const hashPassword = async (password: string): Promise<string> =>
  takingTurns(async () =>
    String(await compute({ kind: "hash", password: password.normalize("NFC"), options: OPTIONS })),
  );

let decoy: Promise<string> | null = null;

/**
 * Whether the password matches the hash. Without a hash (no such user) it does the same work on a decoy and returns
 * false, so that response times do not reveal which usernames exist.
 * @throws AppError unavailable if too many calls are waiting.
 */
export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  // Cached permanently, so it must not fail because the queue is full.
  decoy ??= hash(newId(), OPTIONS);
  const matches = await takingTurns(async () =>
    compute({ kind: "verify", hash: passwordHash ?? (await decoy!), password: password.normalize("NFC") }),
  );
  return matches === true && passwordHash !== null;
}
