import "server-only";
import { getEnv } from "@/lib/env";
import { isDraining } from "@/lib/http/front-server";
import { logInfo } from "@/lib/http/log";
import { dayInIndia, INDIA_OFFSET_MS } from "@/lib/time";
import { everyFiveMinutes } from "./repeated-service";
import { tidyOnceFor } from "./service";
import type { TidyReport } from "./types";

/** The hour in Asia/Kolkata, from 03:00 to 04:00, when the fewest people are awake. */
const NIGHT_HOUR = 3;

/** Tidies up each night for as long as the server runs, once for all servers of a database, unless TIDY_AT_NIGHT is 0. */
export function watchNights(): void {
  if (getEnv().TIDY_AT_NIGHT === "0") return;
  everyFiveMinutes(() => tidyIfNight(), "tidy_failed");
}

/**
 * Tidies up if it is night and nobody has done it this night. Neither begins nor goes on while the server shuts down;
 * another server, or this one after its restart, then takes the night.
 * @returns null if there was nothing to do.
 */
export async function tidyIfNight(now = new Date()): Promise<TidyReport | null> {
  const isNight = new Date(now.getTime() + INDIA_OFFSET_MS).getUTCHours() === NIGHT_HOUR;
  if (!isNight || isDraining()) return null;
  const report = await tidyOnceFor(dayInIndia(now), { now, isStopped: isDraining });
  if (report) logInfo(report.isStopped ? "tidy_stopped" : "tidy_done");
  return report;
}
