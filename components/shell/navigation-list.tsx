import { AppLink } from "@/components/shared/app-link";
import { Icon, type IconName } from "@/components/ui/icon";
import type { Audience } from "@/lib/core/roles";
import { cn } from "@/lib/core/utils";
import "@/components/ui/popover-menu.css";
import { isCurrentEntry, NAVIGATION, shownCount, SOME, type NavigationId } from "./navigation";

const ICONS: Record<NavigationId, IconName> = {
  home: "house",
  applied: "clipboard-check",
  accepted: "circle-check-big",
  today: "calendar-check",
  dashboard: "layout-dashboard",
  requestService: "circle-plus",
  hired: "user-check",
  users: "users",
  jobs: "briefcase-business",
  applications: "file-text",
  audit: "scroll-text",
  grievances: "message-square-warning",
  security: "shield-check",
};

// The current entry is bold, tinted and marked by a bar: not by colour alone. With large text the words of the bottom bar grow
// as far as they stay whole.
const LOOK = {
  top: {
    list: "flex flex-wrap gap-1",
    // Without pictures they are beside the name in one line of a wide screen.
    many: "[&_a]:px-2 [&_svg]:hidden",
    link: "flex min-h-12 items-center gap-1.5 rounded-lg border-b-[3px] border-transparent px-2.5 py-2 text-base font-semibold hover:bg-muted aria-[current=page]:border-primary aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary",
    icon: "size-5 shrink-0",
  },
  bottom: {
    list: "grid min-h-(--bottom-bar-height) auto-cols-auto grid-flow-col",
    many: "[&_a]:wrap-normal",
    link: "flex size-full min-h-(--bottom-bar-height) flex-col items-center justify-center gap-px border-t-[3px] border-transparent px-[2px] text-center text-[min(1rem,max(16px,4.4vw))] leading-[1.1] font-semibold wrap-anywhere text-muted-foreground focus-visible:-outline-offset-4 focus-visible:shadow-none aria-[current=page]:border-primary aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary aria-[current=true]:border-primary aria-[current=true]:text-primary",
    icon: "size-6 shrink-0",
  },
} as const;

/** A phone's bar has whole words for so many; the others are behind the last one. */
const MOST_IN_VIEW = 4;

interface NavigationProps {
  audience: Audience;
  place: keyof typeof LOOK;
  /** The folders of the shown page below the layout. */
  segments: readonly string[];
  /** How much waits behind an entry. */
  waiting: number;
  texts: { entries: readonly (string | null)[]; more: string; waiting: string };
}

/** An audience's entries; on a phone those that have no room are in a menu of the bar. */
export function Navigation({ audience, place, segments, waiting, texts }: NavigationProps) {
  const look = LOOK[place];
  const entries = NAVIGATION[audience].flatMap((entry, index) => {
    const text = texts.entries[index] ?? null;
    return text === null ? [] : [{ ...entry, text, isCurrent: isCurrentEntry(entry.segments, segments) }];
  });
  const isMany = entries.length > MOST_IN_VIEW;
  const inView = isMany && place === "bottom" ? entries.slice(0, MOST_IN_VIEW - 1) : entries;
  const others = entries.slice(inView.length);
  return (
    <ul className={cn(look.list, isMany && look.many)}>
      {inView.map((entry) => (
        <li key={entry.id}>
          <AppLink
            href={entry.href}
            aria-current={entry.isCurrent ? "page" : undefined}
            className={cn("relative", look.link)}
          >
            <Icon name={ICONS[entry.id]} className={look.icon} />
            {entry.text}
            {entry.hasWaiting && waiting > 0 ? <WaitingCount count={waiting} words={texts.waiting} /> : null}
          </AppLink>
        </li>
      ))}
      {others.length > 0 ? (
        <li className="popover-anchor">
          <button
            type="button"
            popoverTarget="more-entries"
            aria-current={others.some(({ isCurrent }) => isCurrent) ? "true" : undefined}
            className={look.link}
          >
            <Icon name="ellipsis" className={look.icon} />
            {texts.more}
          </button>
          <ul
            id="more-entries"
            popover="auto"
            className="popover-menu popover-above border-border bg-popover text-popover-foreground shadow-raised rounded-xl border p-1.5"
          >
            {others.map(({ id, href, text, isCurrent }) => (
              <li key={id}>
                <AppLink href={href} aria-current={isCurrent ? "page" : undefined} className="popover-item">
                  <Icon name={ICONS[id]} />
                  {text}
                </AppLink>
              </li>
            ))}
          </ul>
        </li>
      ) : null}
    </ul>
  );
}

/** The number beside an entry's picture, with words for those who do not see it. */
const WaitingCount = ({ count, words }: { count: number; words: string }) => (
  <span className="bg-attention text-attention-foreground absolute start-[calc(50%+0.25rem)] top-0.5 flex min-h-6 min-w-6 items-center justify-center rounded-full px-1 text-sm leading-none font-bold md:static">
    <span aria-hidden data-waiting>
      {shownCount(count)}
    </span>
    <span className="sr-only">{words.replace(String(SOME), String(count))}</span>
  </span>
);
