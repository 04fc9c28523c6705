import "server-only";
import { Prisma } from "./generated/client";

/** Whether an insert or update met a unique index. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";

const UNREACHABLE = new Set(["P1000", "P1001", "P1002", "P1008", "P1017", "P2024", "P2037"]);
const UNREACHABLE_CAUSES = new Set(["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "ETIMEDOUT", "57P01", "57P03", "53300"]);

/** Whether the database is away: an answer of 503 rather than 500. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientInitializationError) return true;
  if (error instanceof Prisma.PrismaClientKnownRequestError && UNREACHABLE.has(error.code)) return true;
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    const code: unknown = Reflect.get(cause, "code");
    if (typeof code === "string" && UNREACHABLE_CAUSES.has(code)) return true;
    if (/timeout exceeded when trying to connect|Connection terminated|DatabaseNotReachable/.test(cause.message))
      return true;
  }
  return false;
}
