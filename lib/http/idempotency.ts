import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { db } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import { AppError } from "./errors";
import { Reply } from "./reply";

/** 24 hours (api.md, Conventions). */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** A first call that has not ended after this long has died with its server. */
const ABANDONED_MS = 2 * 60 * 1000;

/**
 * Runs `act` once for a user's Idempotency-Key; the same key again gets the first answer. Without the header it just
 * runs. Only successes are kept: a refused call changed nothing and may be tried again with the same key.
 * @throws AppError idempotency_running while the first call goes on, idempotency_mismatch for another operation.
 */
export async function once(request: Request, actor: Actor, act: () => Promise<Reply<object>>): Promise<Reply<object>> {
  const key = request.headers.get("idempotency-key");
  if (key === null) return act();
  if (key.length === 0 || key.length > 200)
    throw new AppError("invalid", { fields: { "Idempotency-Key": ["invalid"] } });
  const id = { userId_key: { userId: actor.id, key } };
  const operation = `${request.method} ${new URL(request.url).pathname}`;
  const earlier = await claim(actor.id, key, operation);
  if (earlier) return earlier;
  const reply = await act().catch(async (error: unknown) => {
    // Many, as an abandoned key may be gone by now: one that is missing must not hide the error.
    await db.idempotencyKey.deleteMany({ where: { userId: actor.id, key } });
    throw error;
  });
  const { status = 200, headers = {} } = reply.options;
  await db.idempotencyKey.update({ where: id, data: { status, body: { data: reply.data, headers } } });
  return reply;
}

async function claim(userId: string, key: string, operation: string): Promise<Reply<object> | null> {
  const now = Date.now();
  await db.idempotencyKey.deleteMany({
    where: {
      OR: [
        // Everybody's: who never comes back would leave the answers kept for good.
        { createdAt: { lt: new Date(now - KEPT_MS) } },
        { userId, status: null, createdAt: { lt: new Date(now - ABANDONED_MS) } },
      ],
    },
  });
  try {
    await db.idempotencyKey.create({ data: { userId, key, operation } });
    return null;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
  const row = await db.idempotencyKey.findUnique({ where: { userId_key: { userId, key } } });
  if (row && row.operation !== operation) throw new AppError("idempotency_mismatch");
  if (!row || row.status === null) throw new AppError("idempotency_running", { headers: { "Retry-After": "1" } });
  const kept = row.body as { data: object; headers: Record<string, string> };
  return new Reply(kept.data, { status: row.status, headers: kept.headers });
}
