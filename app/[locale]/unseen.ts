import { headers } from "next/headers";
import { cache } from "react";
import { applicationParams } from "@/lib/domains/applications/schema";
import { isOf } from "@/lib/access/auth/actor";
import { getCurrentActor } from "@/lib/access/auth/session";
import { PATH_HEADER } from "@/lib/platform/http/path-header";
import { reviewText } from "@/lib/domains/jobs/options";
import { countToReview } from "@/lib/domains/jobs/review-queries";
import { countUnseen } from "@/lib/domains/notifications/queries";
import { markSeenOf } from "@/lib/domains/notifications/service";
import { PRODUCT } from "@/lib/core/product";
import { href } from "@/lib/access/routes";

const APPLICATION = new RegExp(`^${href.application("([^/]+)")}$`);

/** Marks as seen what the caller was told about an application that is open before them, once per page. */
export const seeOnPage = cache(async (applicationId: string): Promise<void> => {
  const [actor, id] = [await getCurrentActor(), applicationParams.safeParse({ id: applicationId }).data?.id];
  if (actor && isOf(actor, "worker") && id) await markSeenOf(actor, id);
});

/**
 * How many notifications the caller has not seen, once per page; none on their own page, which shows them, and without those
 * about the application that is open.
 */
export const unseenOnPage = cache(async (): Promise<number> => {
  const actor = await getCurrentActor();
  const path = (await headers()).get(PATH_HEADER)?.split("?")[0];
  const [, opened] = path?.match(APPLICATION) ?? [];
  if (opened) await seeOnPage(opened);
  return actor && path !== href.notifications() ? countUnseen(actor) : 0;
});

/** How many applications wait for the employer's decision, once per page; 0 for everyone else. */
export const toReviewOnPage = cache(async (): Promise<number> => {
  const actor = await getCurrentActor();
  return actor && isOf(actor, "employer") ? countToReview(actor) : 0;
});

/** The pattern of a page's title. Employers, who leave the tab open while they work, see in it what is to be reviewed. */
export async function titleWithCount() {
  const count = await toReviewOnPage();
  const before = count > 0 ? `(${reviewText(count)}) ` : "";
  return { default: before + PRODUCT, template: `${before}%s · ${PRODUCT}` };
}
