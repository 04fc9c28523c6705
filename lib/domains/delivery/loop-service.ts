import "server-only";
import { tellDue } from "@/lib/domains/applications/told-service";
import { throttled } from "@/lib/platform/db/throttled";
import { getEnv } from "@/lib/platform/env";
import { isDraining } from "@/lib/platform/http/front-server";
import { logFailure } from "@/lib/platform/http/log-failure";
import { pushKeys } from "@/lib/platform/push/keys";
import { BATCH } from "./rows";
import { queueSums } from "./sum-service";
import { deliverDue } from "./turn-service";
import type { DeliveryTurn } from "./types";

const PAUSE_MS = 1_000;
/** While the database does not answer. */
const LONG_PAUSE_MS = 30_000;

const queueSumsSometimes = throttled(() => queueSums());

/** Delivers notifications for as long as the server runs, unless DELIVER_IN_PROCESS is 0. Makes our keys for push. */
export function watchDeliveries(): void {
  if (getEnv().DELIVER_IN_PROCESS === "0") return;
  again(0);
}

/** One turn: tells what can no longer be taken back, queues the daily sums, now and then, and delivers what is due. */
export async function takeTurn(): Promise<DeliveryTurn> {
  await tellDue();
  await queueSumsSometimes();
  return deliverDue();
}

// It must not keep the process alive.
const again = (ms: number): void => void setTimeout(() => void turn(), ms).unref();

async function turn(): Promise<void> {
  if (isDraining()) return;
  try {
    await pushKeys();
    const { taken } = await takeTurn();
    again(taken < BATCH ? PAUSE_MS : 0);
  } catch (error) {
    logFailure("delivery_failed", error);
    again(LONG_PAUSE_MS);
  }
}
