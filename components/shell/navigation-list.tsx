import {
  CircleCheckBig,
  CirclePlus,
  ClipboardCheck,
  House,
  LayoutDashboard,
  MessageSquareWarning,
  ScrollText,
  type LucideIcon,
} from "lucide-react";
import { getTranslations } from "next-intl/server";
import type { Audience } from "@/lib/users/options";
import { cn } from "@/lib/utils";
import { MOST_SHOWN, NAVIGATION, type NavigationId } from "./navigation";
import { NavigationLink } from "./navigation-link";
import { WaitingCount } from "./waiting-count";

const ICONS: Record<NavigationId, LucideIcon> = {
  home: House,
  applied: ClipboardCheck,
  accepted: CircleCheckBig,
  dashboard: LayoutDashboard,
  requestService: CirclePlus,
  audit: ScrollText,
  grievances: MessageSquareWarning,
};

// The current entry is bold, tinted and marked by a bar: not by colour alone.
const LOOK = {
  top: {
    list: "flex flex-wrap gap-1",
    link: "flex min-h-12 items-center gap-1.5 rounded-lg border-b-[3px] border-transparent px-2.5 py-2 text-base font-semibold hover:bg-muted aria-[current=page]:border-primary aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary",
    icon: "size-5 shrink-0",
  },
  bottom: {
    list: "grid min-h-(--bottom-bar-height) auto-cols-auto grid-flow-col",
    link: "flex h-full min-h-(--bottom-bar-height) flex-col items-center justify-center gap-0.5 border-t-[3px] border-transparent px-1 pb-1 text-center text-sm leading-[1.1] font-semibold wrap-anywhere text-muted-foreground focus-visible:-outline-offset-4 focus-visible:shadow-none aria-[current=page]:border-primary aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary",
    icon: "size-6 shrink-0",
  },
} as const;

type NavigationProps = { audience: Audience; place: keyof typeof LOOK };

/** An audience's entries. */
export async function Navigation({ audience, place }: NavigationProps) {
  const t = await getTranslations("shell.nav");
  const look = LOOK[place];
  return (
    <ul className={look.list}>
      {NAVIGATION[audience].map(({ id, href, segments, hasWaiting }) => {
        const Icon = ICONS[id];
        return (
          <li key={id}>
            <NavigationLink href={href} segments={segments} className={cn("relative", look.link)}>
              <Icon aria-hidden className={look.icon} />
              {t(id)}
              {hasWaiting ? <WaitingCount words={t("waiting", { count: MOST_SHOWN })} most={MOST_SHOWN} /> : null}
            </NavigationLink>
          </li>
        );
      })}
    </ul>
  );
}
