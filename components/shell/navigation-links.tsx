"use client";

import {
  CirclePlus,
  ClipboardCheck,
  House,
  LayoutDashboard,
  MessageSquareWarning,
  ScrollText,
  type LucideIcon,
} from "lucide-react";
import { useTranslations } from "next-intl";
import { useSelectedLayoutSegments } from "next/navigation";
import { AppLink } from "@/components/shared/app-link";
import { cn } from "@/lib/utils";
import type { Audience } from "@/lib/users/options";
import { isCurrentEntry, NAVIGATION, type NavigationId } from "./navigation";

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

/** How much waits for the user behind an entry. */
export type Waiting = Partial<Record<NavigationId, number>>;

type NavigationLinksProps = { audience: Audience; place: keyof typeof LOOK; waiting?: Waiting | undefined };

/**
 * An audience's entries, with the current page's marked. Uses the layout's segments instead of the address: behind the
 * middleware's rewrite the server renders another path than the browser shows.
 */
export function NavigationLinks({ audience, place, waiting = {} }: NavigationLinksProps) {
  const t = useTranslations("shell.nav");
  const segments = useSelectedLayoutSegments();
  const look = LOOK[place];
  return (
    <ul className={look.list}>
      {NAVIGATION[audience].map((entry) => {
        const Icon = ICONS[entry.id];
        return (
          <li key={entry.id}>
            <AppLink
              href={entry.href}
              aria-current={isCurrentEntry(entry, segments) ? "page" : undefined}
              className={cn("relative", look.link)}
            >
              <Icon aria-hidden className={look.icon} />
              {t(entry.id)}
              <Count count={waiting[entry.id] ?? 0} />
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}

/** A number over the entry's picture, with words for those who do not see it. */
function Count({ count }: { count: number }) {
  const t = useTranslations("shell.nav");
  if (count === 0) return null;
  return (
    <span className="bg-attention text-attention-foreground absolute start-[calc(50%+0.25rem)] top-0.5 flex min-h-6 min-w-6 items-center justify-center rounded-full px-1 text-sm leading-none font-bold md:static">
      <span aria-hidden>{count}</span>
      <span className="sr-only">{t("waiting", { count })}</span>
    </span>
  );
}
