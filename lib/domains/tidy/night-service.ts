import "server-only";
import { getEnv } from "@/lib/platform/env";
import { isDraining } from "@/lib/platform/http/front-server";
import { logInfo } from "@/lib/platform/http/log";
import { dayInIndia } from "@/lib/core/time";
import { everyFiveMinutes } from "./repeated-service";
import { tidyOnceFor } from "./service";
import type { TidyReport } from "./types";

/** Milliseconds from midnight in India to the hour, 03:00, when the fewest people are awake. */
const NIGHT_BEGINS_MS = 3 * 60 * 60 * 1000;

/** The night that began last, as its day in Asia/Kolkata. */
export const nightOf = (now: Date): string => dayInIndia(new Date(now.getTime() - NIGHT_BEGINS_MS));

/** Tidies up each night for as long as the server runs, once for all servers of a database, unless TIDY_AT_NIGHT is 0. */
export function watchNights(): void {
  if (getEnv().TIDY_AT_NIGHT === "0") return;
  everyFiveMinutes(() => tidyIfDue(), "tidy_failed");
}

/**
 * Tidies up unless that was done in the last night; a night that nobody was running is made up for by day. Neither begins
 * nor goes on while the server shuts down; another server, or this one after its restart, then takes the night.
 * @returns null if there was nothing to do.
 */
export async function tidyIfDue(now = new Date()): Promise<TidyReport | null> {
  if (isDraining()) return null;
  const report = await tidyOnceFor(nightOf(now), { now, isStopped: isDraining });
  if (report) logInfo(report.isStopped ? "tidy_stopped" : "tidy_done");
  return report;
}
