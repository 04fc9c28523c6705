import "server-only";
import { Prisma } from "./generated/client";

/** Whether an insert or update met a unique index. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";

// P2028: no turn for a transaction in time. P2034: a deadlock, of which this was the one to give way.
const UNREACHABLE = new Set(["P1000", "P1001", "P1002", "P1008", "P1017", "P2024", "P2028", "P2034", "P2037"]);
const UNREACHABLE_CAUSES = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "ETIMEDOUT"],
  // SQLSTATE: shutting down, starting, too many connections, takes none, deadlock, statement_timeout.
  ...["57P01", "57P02", "57P03", "53300", "55000", "40P01", "57014"],
]);
const UNREACHABLE_KINDS = new Set(["DatabaseNotReachable", "ConnectionClosed", "SocketTimeout", "TooManyConnections"]);

/** Whether the database is away or overrun, so that the same call may do later: an answer of 503 rather than 500. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientInitializationError) return true;
  if (error instanceof Prisma.PrismaClientKnownRequestError && isUnreachable(error)) return true;
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    const code: unknown = Reflect.get(cause, "code");
    if (typeof code === "string" && UNREACHABLE_CAUSES.has(code)) return true;
    if (/timeout exceeded when trying to connect|Connection terminated|DatabaseNotReachable/.test(cause.message))
      return true;
  }
  return false;
}

// Raw queries fail with P2010 and unnamed SQLSTATEs with P2039, whatever is wrong; what is wrong stands in the driver's.
function isUnreachable({ code, meta }: Prisma.PrismaClientKnownRequestError): boolean {
  if (UNREACHABLE.has(code)) return true;
  const fault = meta?.driverAdapterError;
  const cause = (fault instanceof Error ? fault.cause : null) as { kind?: string; originalCode?: string } | null;
  return UNREACHABLE_KINDS.has(cause?.kind ?? "") || UNREACHABLE_CAUSES.has(cause?.originalCode ?? "");
}
