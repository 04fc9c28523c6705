import { expect } from "vitest";
import { db } from "@/lib/platform/db/client";

/** Waits until one statement in the test's database waits for a lock. */
export const untilOneWaits = () =>
  expect
    .poll(
      () => db.$queryRaw`
        SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      { timeout: 5_000 },
    )
    .toHaveLength(1);
