import "server-only";
import { isDatabaseUnavailable } from "@/lib/db/errors";
import { getEnv } from "@/lib/env";
import { isDraining } from "@/lib/http/front-server";
import { logError, logInfo } from "@/lib/http/log";
import { dayInIndia, INDIA_OFFSET_MS } from "@/lib/time";
import { tidyOnceFor } from "./service";
import type { TidyReport } from "./types";

/** The hour in Asia/Kolkata, from 03:00 to 04:00, when the fewest people are awake. */
const NIGHT_HOUR = 3;
const LOOK_EVERY_MS = 5 * 60 * 1000;

let isRunning = false;

/** Tidies up each night for as long as the server runs, once for all servers of a database, unless TIDY_AT_NIGHT is 0. */
export function watchNights(): void {
  if (getEnv().TIDY_AT_NIGHT === "0") return;
  // It must not keep the process alive.
  setInterval(() => void tonight(), LOOK_EVERY_MS).unref();
}

async function tonight(): Promise<void> {
  try {
    await tidyIfNight();
  } catch (error) {
    // It looks again in five minutes.
    logError(isDatabaseUnavailable(error) ? "database_away" : "tidy_failed", error);
  }
}

/**
 * Tidies up if it is night and nobody has done it this night. Neither begins nor goes on while the server shuts down;
 * another server, or this one after its restart, then takes the night.
 * @returns null if there was nothing to do.
 */
export async function tidyIfNight(now = new Date()): Promise<TidyReport | null> {
  const isNight = new Date(now.getTime() + INDIA_OFFSET_MS).getUTCHours() === NIGHT_HOUR;
  if (!isNight || isRunning || isDraining()) return null;
  isRunning = true;
  try {
    const report = await tidyOnceFor(dayInIndia(now), { now, isStopped: isDraining });
    if (report) logInfo(report.isStopped ? "tidy_stopped" : "tidy_done");
    return report;
  } finally {
    isRunning = false;
  }
}
