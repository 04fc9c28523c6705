import {
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
import { NAVIGATION, type NavigationId } from "./navigation";
import { NavigationLink } from "./navigation-link";

const ICONS: Record<NavigationId, LucideIcon> = {
  home: House,
  applied: ClipboardCheck,
  dashboard: LayoutDashboard,
  requestService: CirclePlus,
  audit: ScrollText,
  grievances: MessageSquareWarning,
};

// The current entry is bold, tinted and marked by a bar: not by colour alone.
const LOOK = {
  top: {
    list: "flex flex-wrap gap-2",
    link: "flex min-h-12 items-center gap-2.5 rounded-lg border-b-[3px] border-transparent px-4 py-2 text-base font-semibold hover:bg-muted aria-[current=page]:border-primary aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary",
    icon: "size-5 shrink-0",
  },
  bottom: {
    list: "grid min-h-(--bottom-bar-height) auto-cols-[minmax(0,1fr)] grid-flow-col",
    link: "flex h-full min-h-(--bottom-bar-height) flex-col items-center justify-center gap-0.5 border-t-[3px] border-transparent px-2 pb-1 text-center text-base leading-tight font-semibold wrap-anywhere text-muted-foreground focus-visible:-outline-offset-4 focus-visible:shadow-none aria-[current=page]:border-primary aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary",
    icon: "size-6 shrink-0",
  },
} as const;

/** An audience's entries. */
export async function Navigation({ audience, place }: { audience: Audience; place: keyof typeof LOOK }) {
  const t = await getTranslations("shell.nav");
  const look = LOOK[place];
  return (
    <ul className={look.list}>
      {NAVIGATION[audience].map(({ id, href, segments }) => {
        const Icon = ICONS[id];
        return (
          <li key={id}>
            <NavigationLink href={href} segments={segments} className={look.link}>
              <Icon aria-hidden className={look.icon} />
              {t(id)}
            </NavigationLink>
          </li>
        );
      })}
    </ul>
  );
}
