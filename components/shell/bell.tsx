import { Bell as BellIcon } from "lucide-react";
import { holeFor } from "./fill-shell";
import { buttonVariants } from "@/components/ui/button-variants";
import { StillIcon } from "@/components/ui/still-icon";
import { href } from "@/lib/access/routes";

/**
 * Link to the notifications, with the number of new ones. A whole load of the page: the page marks them as seen, and only the
 * shell that is drawn with it knows.
 */
export const Bell = () => (
  <a
    href={href.notifications()}
    data-bell
    aria-label={holeFor("bell")}
    className={buttonVariants({ variant: "ghost", className: "relative size-12 p-0" })}
  >
    <StillIcon icon={BellIcon} className="size-6" />
    <span
      aria-hidden
      data-unseen
      className="bg-destructive absolute end-0.5 top-0.5 min-w-5 rounded-full px-1 text-center text-sm leading-5 font-bold text-white empty:hidden"
    >
      {holeFor("unseen")}
    </span>
  </a>
);
