import "server-only";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { PATH_HEADER } from "@/lib/platform/http/path-header";
import { href } from "@/lib/access/routes";
import type { Audience } from "@/lib/core/roles";
import { mayReadOwnData } from "./first-steps";
import { isOf, type Actor } from "./actor";
import { getCurrentActor } from "./session";

/**
 * The actor of a page. A session that has ended in the meantime (deactivated, password changed) is cleared and the same
 * address reloaded, which shows the sign-in screen.
 */
export async function requirePageActor<A extends Audience>(audience: A): Promise<Actor<A>> {
  const actor = await requireSignedInPage();
  return isOf(actor, audience) ? actor : reload();
}

/** The actor of a page that everyone signed in may see. Someone with first steps to take is sent to them. */
export async function requireSignedInPage(): Promise<Actor> {
  const actor = await getCurrentActor();
  if (actor && hasFirstSteps(actor)) redirect(href.firstSteps(await requestedPath()));
  return actor ?? reload();
}

/**
 * The actor of the page of own data, which is open before the agreement too (docs/decisions/0028). Someone with other
 * first steps to take is sent to them.
 */
export async function requireOwnDataPage(): Promise<Actor> {
  const actor = await getCurrentActor();
  if (actor && !mayReadOwnData(actor.mustDo)) redirect(href.firstSteps(await requestedPath()));
  return actor ?? reload();
}

/** The actor of the page of first steps; someone without any is sent home. */
export async function requireFirstStepsPage(): Promise<Actor> {
  const actor = await getCurrentActor();
  if (actor && !hasFirstSteps(actor)) redirect(href.home());
  return actor ?? reload();
}

/** Whether the actor is sent to the page of first steps from all but a few pages. */
export const hasFirstSteps = ({ mustDo, owesConsent }: Actor): boolean => mustDo.length > 0 || owesConsent;

const requestedPath = async (): Promise<string> => (await headers()).get(PATH_HEADER) ?? "/";

async function reload(): Promise<never> {
  redirect(`/session-ended?next=${encodeURIComponent(await requestedPath())}`);
}
