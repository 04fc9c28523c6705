import { Bell as BellIcon } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { buttonVariants } from "@/components/ui/button-variants";
import { href } from "@/lib/routes";
import { BellLink } from "./bell-link";
import { MOST_SHOWN } from "./navigation";

/**
 * Link to the notifications, with the number of new ones. A whole load of the page instead of AppLink: the page marks them as
 * seen, and only the shell that is drawn with it knows.
 */
export async function Bell() {
  const t = await getTranslations("notifications");
  return (
    <BellLink
      href={href.notifications()}
      className={buttonVariants({ variant: "ghost", className: "relative size-12 p-0" })}
      most={MOST_SHOWN}
      names={{ none: t("title"), most: t("bell", { count: MOST_SHOWN }) }}
    >
      <BellIcon aria-hidden className="size-6" />
    </BellLink>
  );
}
