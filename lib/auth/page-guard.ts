import "server-only";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { PATH_HEADER } from "@/lib/http/path-header";
import type { Audience } from "@/lib/users/options";
import { isOf, type Actor } from "./actor";
import { getCurrentActor } from "./session";

/**
 * The actor of a page. A session that has ended in the meantime (deactivated, password changed) is cleared and the same
 * address reloaded, which shows the sign-in screen.
 */
export async function requirePageActor<A extends Audience>(audience: A): Promise<Actor<A>> {
  const actor = await getCurrentActor();
  return actor && isOf(actor, audience) ? actor : reload();
}

/** The actor of a page that everyone signed in may see. */
export const requireSignedInPage = async (): Promise<Actor> => (await getCurrentActor()) ?? reload();

async function reload(): Promise<never> {
  const path = (await headers()).get(PATH_HEADER) ?? "/";
  redirect(`/session-ended?next=${encodeURIComponent(path)}`);
}
