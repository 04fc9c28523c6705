import "server-only";
import { Prisma } from "./generated/client";

/** Whether an insert or update violated a unique index. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";

/** Whether a row that the statement needs, or refers to, is not there. */
export function isMissingRow(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  return error.code === "P2025" || error.code === "P2003" || driverFault(error)?.originalCode === "23503";
}

// P2028: a transaction could not start in time. P2034: a deadlock, with this transaction as the victim.
const UNREACHABLE = new Set(["P1000", "P1001", "P1002", "P1008", "P1017", "P2024", "P2028", "P2034", "P2037"]);
const UNREACHABLE_CAUSES = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "EPIPE", "ETIMEDOUT"],
  ...["ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"],
  // SQLSTATE, class 08: connection exceptions; poolers answer with the last one.
  ...["08000", "08001", "08003", "08004", "08006", "08P01"],
  // SQLSTATE: shutting down, crash shutdown, starting, too many connections, accepts none, deadlock, statement_timeout.
  ...["57P01", "57P02", "57P03", "53300", "55000", "40P01", "57014"],
  // Read-only (a standby after a failover), disk full, out of memory, I/O error, lock_timeout, idle too long inside or
  // outside a transaction.
  ...["25006", "53100", "53200", "58030", "55P03", "25P03", "57P05"],
]);
const UNREACHABLE_KINDS = new Set([
  ...["DatabaseNotReachable", "ConnectionClosed", "SocketTimeout", "TooManyConnections"],
  // A deadlock, with this transaction as the victim.
  "TransactionWriteConflict",
]);

// Messages of pg and its pool that have no code: no connection in time, connection broken or no longer usable, server
// not answering.
const UNREACHABLE_TEXTS =
  /timeout exceeded when trying to connect|Connection terminated|DatabaseNotReachable|not queryable|Query read timeout/;

/** Whether the database is down or overloaded, so the same call may succeed later: answered with 503, not 500. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientInitializationError) return true;
  if (error instanceof Prisma.PrismaClientKnownRequestError && UNREACHABLE.has(error.code)) return true;
  const { kind = "", originalCode = "" } = driverFault(error) ?? {};
  if (UNREACHABLE_KINDS.has(kind) || UNREACHABLE_CAUSES.has(originalCode)) return true;
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    const code: unknown = Reflect.get(cause, "code");
    if (typeof code === "string" && UNREACHABLE_CAUSES.has(code)) return true;
    if (UNREACHABLE_TEXTS.test(cause.message)) return true;
  }
  return false;
}

/**
 * The cause as the driver told it to Prisma. Raw queries always fail with P2010 and unmapped SQLSTATEs with P2039, so that it alone says
 * why; and the error of a COMMIT is the adapter's own, in none of Prisma's.
 */
function driverFault(error: unknown): { kind?: string; originalCode?: string } | undefined {
  const fault = error instanceof Prisma.PrismaClientKnownRequestError ? error.meta?.driverAdapterError : error;
  return fault instanceof Error && fault.name === "DriverAdapterError" ? (fault.cause as object) : undefined;
}
