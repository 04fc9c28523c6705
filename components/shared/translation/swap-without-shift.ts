/** Half a pixel: heights are rounded differently from one text to the next. */
const TOLERANCE_PX = 0.5;

/**
 * Calls `swap` as soon as `text` can replace the content of `element` without moving anything the reader sees: at once
 * if it needs no more room, which is then kept, otherwise when the element is out of sight.
 * @returns a function that stops waiting.
 */
export function swapWithoutShift(element: HTMLElement, text: string, swap: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    const seen = entries.at(-1);
    if (!seen || !movesNothing(element, text, seen)) return;
    observer.disconnect();
    swap();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

function movesNothing(element: HTMLElement, text: string, seen: IntersectionObserverEntry): boolean {
  if (seen.isIntersecting) return fits(element, text);
  // Growth above the viewport is compensated by the browser's scroll anchoring, if it has that.
  return seen.boundingClientRect.top > 0 || CSS.supports("overflow-anchor", "auto");
}

function fits(element: HTMLElement, text: string): boolean {
  const { width, height } = element.getBoundingClientRect();
  const probe = element.cloneNode(false) as HTMLElement;
  probe.removeAttribute("id");
  probe.ariaHidden = "true";
  Object.assign(probe.style, {
    position: "absolute",
    visibility: "hidden",
    minHeight: "0",
    // An element as wide as its words, such as a label, must not become wider either.
    ...(element.dataset.fit === "words" ? { width: "max-content", minWidth: "0" } : { width: `${width}px` }),
  });
  probe.textContent = text;
  element.after(probe);
  const needed = probe.getBoundingClientRect();
  probe.remove();
  if (needed.height > height + TOLERANCE_PX || needed.width > width + TOLERANCE_PX) return false;
  element.style.minHeight = `${height}px`;
  if (element.dataset.fit === "words") element.style.minWidth = `${width}px`;
  return true;
}
