import "server-only";
import { cookies } from "next/headers";
import { isHttps } from "@/lib/platform/env";
import { isUuid } from "@/lib/core/uuid";

/**
 * A mark by which a browser is counted, in a cookie that lives as long as the count. A browser without cookies is a new one
 * each time: its address still counts.
 * @param what is counted: the cookie's name. @param seconds the cookie's life.
 */
export async function browserId(what: string, seconds: number): Promise<string> {
  const jar = await cookies();
  const name = isHttps() ? `__Host-${what}` : what;
  const known = jar.get(name)?.value;
  if (known && isUuid(known)) return known;
  const id = crypto.randomUUID();
  jar.set(name, id, { httpOnly: true, sameSite: "lax", secure: isHttps(), path: "/", maxAge: seconds });
  return id;
}
