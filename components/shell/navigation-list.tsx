import { AppLink } from "@/components/shared/app-link";
import { Icon, type IconName } from "@/components/ui/icon";
import type { Audience } from "@/lib/core/roles";
import { cn } from "@/lib/core/utils";
import { isCurrentEntry, MOST_SHOWN, NAVIGATION, type NavigationId } from "./navigation";

const ICONS: Record<NavigationId, IconName> = {
  home: "house",
  applied: "clipboard-check",
  accepted: "circle-check-big",
  dashboard: "layout-dashboard",
  requestService: "circle-plus",
  audit: "scroll-text",
  grievances: "message-square-warning",
};

// The current entry is bold, tinted and marked by a bar: not by colour alone. With large text the words of the bottom bar grow
// as far as they stay whole.
const LOOK = {
  top: {
    list: "flex flex-wrap gap-1",
    link: "flex min-h-12 items-center gap-1.5 rounded-lg border-b-[3px] border-transparent px-2.5 py-2 text-base font-semibold hover:bg-muted aria-[current=page]:border-primary aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary",
    icon: "size-5 shrink-0",
  },
  bottom: {
    list: "grid min-h-(--bottom-bar-height) auto-cols-auto grid-flow-col",
    link: "flex h-full min-h-(--bottom-bar-height) flex-col items-center justify-center gap-0.5 border-t-[3px] border-transparent px-[2px] pb-1 text-center text-[min(1rem,max(16px,4.4vw))] leading-[1.1] font-semibold wrap-anywhere text-muted-foreground focus-visible:-outline-offset-4 focus-visible:shadow-none aria-[current=page]:border-primary aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary",
    icon: "size-6 shrink-0",
  },
} as const;

interface NavigationProps {
  audience: Audience;
  place: keyof typeof LOOK;
  /** The folders of the shown page below the layout. */
  segments: readonly string[];
  /** How much waits behind an entry. */
  waiting: number;
  texts: { entries: readonly string[]; waiting: string };
}

/** An audience's entries. */
export function Navigation({ audience, place, segments, waiting, texts }: NavigationProps) {
  const look = LOOK[place];
  return (
    <ul className={look.list}>
      {NAVIGATION[audience].map((entry, index) => (
        <li key={entry.id}>
          <AppLink
            href={entry.href}
            aria-current={isCurrentEntry(entry.segments, segments) ? "page" : undefined}
            className={cn("relative", look.link)}
          >
            <Icon name={ICONS[entry.id]} className={look.icon} />
            {texts.entries[index]}
            {entry.hasWaiting && waiting > 0 ? <WaitingCount count={waiting} words={texts.waiting} /> : null}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

/** The number beside an entry's picture, with words for those who do not see it. */
const WaitingCount = ({ count, words }: { count: number; words: string }) => (
  <span className="bg-attention text-attention-foreground absolute start-[calc(50%+0.25rem)] top-0.5 flex min-h-6 min-w-6 items-center justify-center rounded-full px-1 text-sm leading-none font-bold md:static">
    <span aria-hidden data-waiting>
      {count}
    </span>
    <span className="sr-only">{words.replace(String(MOST_SHOWN), String(count))}</span>
  </span>
);
