import "server-only";
import { createHash } from "node:crypto";
import { db } from "@/lib/platform/db/client";
import { deviceOf } from "@/lib/core/device";
import type { AppError, ErrorCode } from "@/lib/platform/http/errors";
import { currentRequest, logError, logInfo } from "@/lib/platform/http/log";
import { clientAddress } from "@/lib/platform/limits/address";
import { epochNow } from "@/lib/core/time";
import type { SecurityEvent } from "./events";

/** Events that anyone can cause as often as they like: those of a minute that are alike are one row with a count. */
const REPEATABLE: readonly SecurityEvent[] = [
  "login_failed",
  "login_refused",
  "recovery_refused",
  "own_password_refused",
  "second_factor_refused",
  "refused",
  "limited",
];

/** Longer than a flood needs to become a few statements, shorter than anyone waits for a log. */
const FLUSH_MS = 1_000;
/** So many different rows are kept for one flush; beyond them the addresses are left out, and all are alike. */
const MAX_PENDING = 500;

type Row = {
  id: string;
  event: SecurityEvent;
  code: string | null;
  userId: string | null;
  address: string | null;
  device: string | null;
  requestId: string | null;
  bucket: string | null;
  count: number;
};

/** The caller's address for a log, as lib/platform/limits counts it; null outside a request. */
export function callersAddress(): string | null {
  const headers = currentRequest()?.headers;
  const address = headers ? clientAddress(headers) : "unknown";
  return address === "unknown" ? null : address;
}

/**
 * Records an event of security in the log's table and as a line of the log: when, what, whose account, address, device,
 * request. Never anything that was typed. Call it outside transactions, which would otherwise wait for each other. A
 * failure is logged and does not reach the caller.
 * @param userId the account concerned, if there is one.
 */
export async function recordEvent(
  event: SecurityEvent,
  { userId = null, code = null }: { userId?: string | null; code?: ErrorCode | null } = {},
): Promise<void> {
  logInfo(event, code ? { code } : {});
  await write([rowOf(event, userId, code)]);
}

const pending = new Map<string, Row>();
let timer: NodeJS.Timeout | null = null;

/** The event that an error is to a caller, if it is one for the log. */
const eventOf = ({ status }: AppError): SecurityEvent | null => {
  if (status === 429) return "limited";
  return status === 403 || status === 421 ? "refused" : null;
};

/**
 * Notes a call that was refused (403, 421) or limited (429). Nobody waits for it: a flood is collected for a second and
 * written in one statement. The request's own line is in the log already.
 */
export function noteRefusal(error: AppError, userId: string | null): void {
  const event = eventOf(error);
  if (event === null) return;
  let row = rowOf(event, userId, error.code);
  if (pending.size >= MAX_PENDING && !pending.has(row.bucket!)) {
    row = { ...row, userId: null, address: null, device: null, bucket: bucketOf(event, error.code, "others") };
  }
  const known = pending.get(row.bucket!);
  if (known) known.count += 1;
  else pending.set(row.bucket!, row);
  timer ??= setTimeout(() => void flushRefusals(), FLUSH_MS).unref();
}

/** Writes what noteRefusal() has collected. */
export async function flushRefusals(): Promise<void> {
  if (timer) clearTimeout(timer);
  timer = null;
  const rows = [...pending.values()];
  pending.clear();
  await write(rows);
}

function rowOf(event: SecurityEvent, userId: string | null, code: string | null): Row {
  const request = currentRequest();
  const address = callersAddress();
  return {
    ...{ id: crypto.randomUUID(), event, code, userId, address, count: 1, requestId: request?.requestId ?? null },
    device: deviceOf(request?.headers?.get("user-agent") ?? null),
    bucket: REPEATABLE.includes(event) ? bucketOf(event, code, userId, address) : null,
  };
}

const bucketOf = (...parts: (string | null)[]): string =>
  createHash("sha256")
    .update(JSON.stringify([Math.floor(epochNow() / 60_000), ...parts]))
    .digest("base64url");

// The account may have been deleted meanwhile. In the order of the buckets, so that two instances never wait for each
// other.
async function write(rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  try {
    await db.$executeRaw`
      INSERT INTO security_log AS l (id, event, code, user_id, role, address, device, request_id, bucket, count)
      SELECT r.id::uuid, r.event, r.code, u.id, u.role, r.address::inet, r.device, r."requestId", r.bucket, r.count
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (
        id text, event text, code text, "userId" uuid, address text, device text, "requestId" text, bucket text, count int
      ) LEFT JOIN users u ON u.id = r."userId"
      ORDER BY r.bucket
      ON CONFLICT (bucket) DO UPDATE SET count = l.count + excluded.count, last_at = now()`;
  } catch (error) {
    logError("security_log_failed", error);
  }
}
