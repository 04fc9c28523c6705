import "server-only";
import { createHash } from "node:crypto";
import type { Actor } from "@/lib/access/auth/actor";
import { db, type Transaction } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { throttled } from "@/lib/platform/db/throttled";
import { removeExpired } from "@/lib/platform/retention/expired";
import { AppError } from "@/lib/platform/http/errors";
import { ReceivedFile } from "@/lib/platform/http/received-file";

// For all users: an answer must not be given again after its day.
const removeOldAnswers = throttled(() => removeExpired("repeats"));

/**
 * Runs a service's write inside the service's own transaction, between a check before it and a note after it. Services
 * that support idempotency keys take one and default to `runDirectly`.
 */
export type Within<T> = (tx: Transaction, act: () => Promise<T>) => Promise<T>;

/** Just runs the write. */
export const runDirectly = <T>(_tx: Transaction, act: () => Promise<T>): Promise<T> => act();

/** `body` as parsed, `key` of the header or, in a posted form, of its field. Without an actor it is a visitor's. */
export type Call = { request: Request; actor: Actor | null; body: unknown; key: string | null };

const KEY_MAX = 200;
/** Visitors share their keys, as no account and no lasting address tells them apart: a UUID is met by nobody else. */
const VISITORS_KEY_MIN = 32;

/**
 * Runs a call with an Idempotency-Key only once per user, or for visitors once; repeating it returns the first answer. The answer is stored
 * in the transaction of the write: if the server dies in between, neither exists, so a retry never writes twice. Only
 * successes are stored, since a refused call changed nothing. Without a key the write just runs.
 * @param act calls the service with the `within` it is given.
 * @throws AppError idempotency_running (409) while the first call is running, idempotency_mismatch (422) if the key was
 * used for another operation or body.
 */
export async function once<T>(
  { request, actor, body, key }: Call,
  act: (within: Within<T>) => T | Promise<T>,
): Promise<T> {
  if (key === null) return act(runDirectly);
  if (key.length < (actor ? 1 : VISITORS_KEY_MIN) || key.length > KEY_MAX)
    throw new AppError("invalid", { fields: { "Idempotency-Key": ["invalid"] } });
  await removeOldAnswers();
  const claim = { userId: actor?.id ?? null, key, requestHash: hashOf(request, body) };
  // Saves decoding and storing pictures in vain. The lookup is repeated under the lock, and that one counts.
  const earlier = await findAnswer<T>(db, claim);
  if (earlier) return earlier.answer;
  try {
    return await act(async (tx, run) => {
      await lock(tx, claim);
      const meanwhile = await findAnswer<T>(tx, claim);
      if (meanwhile) throw new AnsweredMeanwhile(meanwhile.answer);
      const answer = await run();
      await tx.idempotencyKey.create({ data: { ...claim, answer: answer as Prisma.InputJsonValue } });
      return answer;
    });
  } catch (error) {
    if (error instanceof AnsweredMeanwhile) return error.answer as T;
    // The call may have been refused because the first one has just been answered: applied, decided.
    const first = error instanceof AppError && error.status === 409 ? await findAnswer<T>(db, claim) : null;
    if (first) return first.answer;
    throw error;
  }
}

/** Repeats a call while an earlier one with its key is running, for about five seconds: a form cannot be told to retry. */
export async function whenFree<T>(call: () => Promise<T>): Promise<T> {
  for (let left = 20; ; left -= 1) {
    try {
      return await call();
    } catch (error) {
      if (left === 0 || !(error instanceof AppError && error.code === "idempotency_running")) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

type Claim = { userId: string | null; key: string; requestHash: string };

/** Rolls the transaction back: the call that held the lock has answered. */
class AnsweredMeanwhile extends Error {
  constructor(readonly answer: unknown) {
    super("answered meanwhile");
  }
}

// Does not wait for the lock: the caller is told to retry instead of holding a connection.
async function lock(tx: Transaction, { userId, key }: Claim): Promise<void> {
  const [row] = await tx.$queryRaw<{ held: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${`idempotency:${userId ?? "visitor"}:${key}`}, 0)) AS held`;
  if (!row?.held) throw new AppError("idempotency_running", { retryAfter: 1 });
}

async function findAnswer<T>(
  from: Pick<Transaction, "idempotencyKey">,
  { userId, key, requestHash }: Claim,
): Promise<{ answer: T } | null> {
  const row = await from.idempotencyKey.findFirst({ where: { userId, key } });
  if (!row) return null;
  if (row.requestHash !== requestHash) throw new AppError("idempotency_mismatch");
  // Written by this same function for the same operation, hence of the same type.
  return { answer: row.answer as T };
}

/** SHA-256 of method, path and body; files count by their bytes. */
function hashOf(request: Request, body: unknown): string {
  const files = Object.values(body ?? {}).flatMap((value) => (value instanceof ReceivedFile ? [value.sha256] : []));
  const call = [
    request.method,
    new URL(request.url).pathname,
    JSON.stringify(body, (_key, value: unknown) => (value instanceof ReceivedFile ? {} : value)),
    ...files,
  ];
  return createHash("sha256").update(call.join("\n")).digest("hex");
}
