import "server-only";
import { notFound } from "next/navigation";
import { AppError } from "./errors";

/** What a page's query gives. Its subject was there when the middleware looked; one that went since shows the 404 screen. */
export async function orNotFound<T>(query: Promise<T>): Promise<T> {
  try {
    return await query;
  } catch (error) {
    if (error instanceof AppError && error.status === 404) notFound();
    throw error;
  }
}
