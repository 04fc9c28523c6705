import "server-only";
import { isDatabaseUnavailable } from "@/lib/platform/db/errors";
import { logError } from "./log";

/**
 * Logs a failure of work that is done again by itself later. One that the database's absence explains is told apart, so
 * that operators look there.
 * @param event of any other failure.
 */
export const logFailure = (event: string, error: unknown): void =>
  logError(isDatabaseUnavailable(error) ? "database_away" : event, error);
