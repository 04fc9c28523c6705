import "server-only";
import { notFound } from "next/navigation";
import { AppError } from "./errors";

/**
 * Awaits a page's query. The middleware has already checked that its subject exists; one removed since then shows the
 * 404 screen.
 */
export async function orNotFound<T>(query: Promise<T>): Promise<T> {
  try {
    return await query;
  } catch (error) {
    if (error instanceof AppError && error.status === 404) notFound();
    throw error;
  }
}
