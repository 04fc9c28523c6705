import "server-only";
import { HOUR_S } from "@/lib/core/time";
import { getEnv } from "@/lib/platform/env";
import { browserId } from "./browser";
import { countUse, undoUse } from "./rate-limit";

/**
 * Counts a registration by address, and by browser with a cookie that lives as long as the count. Only accounts that are
 * made count: someone whose name is taken may try others.
 * @param address the caller's. @param register makes the account. @throws AppError rate_limited, and what it throws.
 */
export async function countingRegistration<T>(address: string, register: () => Promise<T>): Promise<T> {
  const { LIMIT_REGISTER_PER_ADDRESS, LIMIT_REGISTER_PER_BROWSER } = getEnv();
  const counted: string[] = [];
  const count = async (key: string, max: number) => {
    await countUse(key, { max, seconds: HOUR_S });
    counted.push(key);
  };
  try {
    await count(`register:browser:${await browserId("registrations", HOUR_S)}`, LIMIT_REGISTER_PER_BROWSER);
    await count(`register:address:${address}`, LIMIT_REGISTER_PER_ADDRESS);
    return await register();
  } catch (error) {
    for (const key of counted) await undoUse(key);
    throw error;
  }
}
