import "server-only";
import { cookies } from "next/headers";
import type { Actor } from "@/lib/access/auth/actor";
import { seal, unseal } from "@/lib/access/auth/sealed";
import { isHttps } from "@/lib/platform/env";

const cookieName = (): string => (isHttps() ? "__Host-recovery-number" : "recovery-number");

/** In seconds: long enough to write it down. */
const LIFETIME = 10 * 60;

/** Hands a recovery number that a form without script has made on to the page that shows it: sealed, and only in this browser. */
export async function handNumberOn({ id }: Actor, recoveryNumber: string): Promise<void> {
  const options = { path: "/", httpOnly: true, sameSite: "strict", secure: isHttps(), maxAge: LIFETIME } as const;
  (await cookies()).set(cookieName(), seal(recoveryNumber, id), options);
}

/** The caller's recovery number that was made in this browser a moment ago without script; null otherwise. */
export async function findHandedNumber({ id }: Actor): Promise<string | null> {
  const sealed = (await cookies()).get(cookieName())?.value;
  return sealed ? (unseal(sealed, id)?.text ?? null) : null;
}
