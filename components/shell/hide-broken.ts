import type { SyntheticEvent } from "react";

const HIDING = "img[data-hiding]";

/** Hides the pictures of a screen that could not be loaded before the script came. */
export function hideBroken(screen: HTMLElement): void {
  for (const image of screen.querySelectorAll<HTMLImageElement>(HIDING))
    if (image.complete && image.naturalWidth === 0) image.hidden = true;
}

/** Hides a picture that cannot be loaded. */
export function hideFailed({ target }: SyntheticEvent): void {
  if (target instanceof HTMLImageElement && target.matches(HIDING)) target.hidden = true;
}
