import { useRouter } from "next/navigation";
import { useTransition, type MouseEvent } from "react";
import { isPlainPress } from "./plain-press";

/** Follows the AppLinks within an element. @returns isOpening: true while the next page loads. */
export function useAppLinks() {
  const router = useRouter();
  const [isOpening, startTransition] = useTransition();
  const follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || !(event.target instanceof Element) || !isPlainPress(event)) return;
    const link = event.target.closest<HTMLAnchorElement>("a[data-app]");
    if (!link || link.target) return;
    event.preventDefault();
    const how = link.dataset.app ?? "";
    const open = how.includes("replace") ? router.replace : router.push;
    startTransition(() => open(link.pathname + link.search + link.hash, { scroll: !how.includes("stay") }));
  };
  return { follow, isOpening };
}
