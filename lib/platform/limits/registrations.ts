import "server-only";
import { cookies } from "next/headers";
import { getEnv, isHttps } from "@/lib/platform/env";
import { isUuid } from "@/lib/core/uuid";
import { countUse, undoUse } from "./rate-limit";

const HOUR = 60 * 60;

/**
 * Counts a registration by address, and by browser with a cookie that lives as long as the count. Only accounts that are
 * made count: someone whose name is taken may try others.
 * @param address the caller's. @param register makes the account. @throws AppError rate_limited, and what it throws.
 */
export async function countingRegistration<T>(address: string, register: () => Promise<T>): Promise<T> {
  const { LIMIT_REGISTER_PER_ADDRESS, LIMIT_REGISTER_PER_BROWSER } = getEnv();
  const counted: string[] = [];
  const count = async (key: string, max: number) => {
    await countUse(key, { max, seconds: HOUR });
    counted.push(key);
  };
  try {
    await count(`register:browser:${await browserId()}`, LIMIT_REGISTER_PER_BROWSER);
    await count(`register:address:${address}`, LIMIT_REGISTER_PER_ADDRESS);
    return await register();
  } catch (error) {
    for (const key of counted) await undoUse(key);
    throw error;
  }
}

// A browser without cookies is a new one each time; its address still counts.
async function browserId(): Promise<string> {
  const jar = await cookies();
  const name = isHttps() ? "__Host-registrations" : "registrations";
  const known = jar.get(name)?.value;
  if (known && isUuid(known)) return known;
  const id = crypto.randomUUID();
  jar.set(name, id, { httpOnly: true, sameSite: "lax", secure: isHttps(), path: "/", maxAge: HOUR });
  return id;
}
