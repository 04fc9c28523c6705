import { headers } from "next/headers";
import { cache } from "react";
import { isOf } from "@/lib/auth/actor";
import { getCurrentActor } from "@/lib/auth/session";
import { PATH_HEADER } from "@/lib/http/path-header";
import { MOST_TO_REVIEW } from "@/lib/jobs/options";
import { countToReview } from "@/lib/jobs/review-queries";
import { countUnseen } from "@/lib/notifications/queries";
import { PRODUCT } from "@/lib/product";
import { href } from "@/lib/routes";

/** How many notifications the caller has not seen, once per page; none on their own page, which shows them. */
export const unseenOnPage = cache(async (): Promise<number> => {
  const actor = await getCurrentActor();
  const path = (await headers()).get(PATH_HEADER)?.split("?")[0];
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
  const before = count > 0 ? `(${count < MOST_TO_REVIEW ? count : `${MOST_TO_REVIEW}+`}) ` : "";
  return { default: before + PRODUCT, template: `${before}%s · ${PRODUCT}` };
}
