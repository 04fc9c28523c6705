import { Bell as BellIcon } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { buttonVariants } from "@/components/ui/button-variants";
import { href } from "@/lib/routes";
import { BellLink } from "./bell-link";

/** The greatest number on the bell means that many or more. */
const MOST_SHOWN = 99;

/**
 * Link to the notifications, with the number of new ones. A whole load of the page instead of AppLink: the shell stays on
 * screen when only the page in it changes, and would go on showing a number that is no longer true.
 */
export async function Bell({ unseen }: { unseen: number }) {
  const t = await getTranslations("notifications");
  return (
    <BellLink
      // A page that the server draws again has the right number.
      key={unseen}
      href={href.notifications()}
      className={buttonVariants({ variant: "ghost", className: "relative size-12 p-0" })}
      unseen={unseen}
      most={MOST_SHOWN}
      names={{ none: t("title"), most: t("bell", { count: MOST_SHOWN }) }}
    >
      <BellIcon aria-hidden className="size-6" />
    </BellLink>
  );
}
