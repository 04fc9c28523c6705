import { headers } from "next/headers";
import { cache } from "react";
import { getCurrentActor } from "@/lib/auth/session";
import { PATH_HEADER } from "@/lib/http/path-header";
import { countUnseen } from "@/lib/notifications/queries";
import { PRODUCT } from "@/lib/product";
import { href } from "@/lib/routes";

/** How many notifications the caller has not seen, once per page; none on their own page, which shows them. */
export const unseenOnPage = cache(async (): Promise<number> => {
  const actor = await getCurrentActor();
  const path = (await headers()).get(PATH_HEADER)?.split("?")[0];
  return actor && path !== href.notifications() ? countUnseen(actor) : 0;
});

/** The pattern of a page's title. Employers, who leave the tab open while they work, see the number in it. */
export async function titleWithUnseen() {
  const actor = await getCurrentActor();
  const unseen = actor?.audience === "employer" ? await unseenOnPage() : 0;
  const before = unseen > 0 ? `(${unseen}) ` : "";
  return { default: before + PRODUCT, template: `${before}%s · ${PRODUCT}` };
}
