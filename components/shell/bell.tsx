import { Bell as BellIcon } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { buttonVariants } from "@/components/ui/button-variants";
import { href } from "@/lib/routes";

/** The greatest number on the bell means that many or more. */
const MOST_SHOWN = 99;

/**
 * Link to the notifications, with the number of new ones. A whole load of the page instead of AppLink: the shell stays on
 * screen when only the page in it changes, and would go on showing a number that is no longer true.
 */
export async function Bell({ unseen }: { unseen: number }) {
  const t = await getTranslations("notifications");
  return (
    <a
      href={href.notifications()}
      aria-label={unseen > 0 ? t("bell", { count: unseen }) : t("title")}
      className={buttonVariants({ variant: "ghost", className: "relative size-12 p-0" })}
    >
      <BellIcon aria-hidden className="size-6" />
      {unseen > 0 ? (
        <span
          aria-hidden
          className="bg-destructive absolute end-0.5 top-0.5 min-w-5 rounded-full px-1 text-center text-sm leading-5 font-bold text-white"
        >
          {unseen < MOST_SHOWN ? unseen : `${MOST_SHOWN}+`}
        </span>
      ) : null}
    </a>
  );
}
