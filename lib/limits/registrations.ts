import "server-only";
import { cookies } from "next/headers";
import { getEnv, isHttps } from "@/lib/env";
import { isUuid } from "@/lib/uuid";
import { countUse, undoUse } from "./rate-limit";

const HOUR = 60 * 60;

/**
 * Counts a registration by address, and by browser with a cookie that lives as long as the count. Only accounts that are
 * made count: someone whose name is taken may try others.
 * @param address the caller's. @param register makes the account. @throws AppError rate_limited, and what it throws.
 */
export async function countingRegistration<T>(address: string, register: () => Promise<T>): Promise<T> {
  const { LIMIT_REGISTER_PER_ADDRESS, LIMIT_REGISTER_PER_BROWSER } = getEnv();
  const byAddress = `register:address:${address}`;
  const byBrowser = `register:browser:${await browserId()}`;
  await countUse(byBrowser, { max: LIMIT_REGISTER_PER_BROWSER, seconds: HOUR });
  try {
    await countUse(byAddress, { max: LIMIT_REGISTER_PER_ADDRESS, seconds: HOUR });
    try {
      return await register();
    } catch (error) {
      await undoUse(byAddress);
      throw error;
    }
  } catch (error) {
    await undoUse(byBrowser);
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
