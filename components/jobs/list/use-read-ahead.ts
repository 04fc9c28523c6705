import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, type PointerEvent } from "react";

const REST_MS = 1_000;
/** How much of a card has to be in view: the first one may begin below calls. */
const MOSTLY = 0.75;
/** How many pages a list reads ahead: prepaid data is dear. */
const MOST = 3;

// Next fetches the whole page only so. Its documentation leaves the option out; a journey notices if it goes.
const WHOLE = { kind: "full" } as Parameters<ReturnType<typeof useRouter>["prefetch"]>[1];

type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether there is room for what may not be needed: false where the browser does not say how fast its network is. */
function hasRoom(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === false && /^[3-9]g$/.test(connection.effectiveType ?? "");
}

/**
 * Fetches the page of a card that is touched, or mostly in view for a second, so that it opens at once.
 * @param count of the cards. @returns props of the element around them.
 */
export function useReadAhead(count: number) {
  const router = useRouter();
  const around = useRef<HTMLDivElement>(null);
  const fetched = useRef(new Set<string>());
  const readAhead = useCallback(
    (card: Element | null) => {
      const path = card?.querySelector<HTMLAnchorElement>("h3 a")?.pathname;
      if (!path || !hasRoom() || (fetched.current.size >= MOST && !fetched.current.has(path))) return;
      fetched.current.add(path);
      router.prefetch(path, WHOLE);
    },
    [router],
  );

  useEffect(() => {
    const timers = new Map<Element, number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          window.clearTimeout(timers.get(target));
          if (isIntersecting)
            timers.set(
              target,
              window.setTimeout(() => readAhead(target), REST_MS),
            );
        }
      },
      { threshold: MOSTLY },
    );
    around.current?.querySelectorAll("article").forEach((card) => observer.observe(card));
    return () => {
      observer.disconnect();
      timers.forEach((timer) => window.clearTimeout(timer));
    };
  }, [count, readAhead]);

  const onPointerDown = ({ target }: PointerEvent) => {
    if (target instanceof Element && target.closest("h3 a")) readAhead(target.closest("article"));
  };
  return { ref: around, onPointerDown };
}
