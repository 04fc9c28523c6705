import { oklch } from "./oklch";

const GREEN = oklch(0.385, 0.083, 157);
const DEEP = oklch(0.31, 0.068, 157);
const PAPER = oklch(0.985, 0.014, 88);
const MARIGOLD = oklch(0.815, 0.157, 77);

/** The app's mark: a bridge (setu) under a marigold sun, its arch carrying the road. Everything keeps inside the circle that Android crops to. */
export function appIcon({ rounded }: { rounded: boolean }): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">`,
    rounded ? `<clipPath id="r"><rect width="512" height="512" rx="116"/></clipPath><g clip-path="url(#r)">` : "<g>",
    `<path fill="${GREEN}" d="M0 0h512v512H0z"/>`,
    `<circle cx="256" cy="176" r="62" fill="${MARIGOLD}"/>`,
    `<path fill="${PAPER}" d="${BRIDGE}"/>`,
    `<path fill="${DEEP}" d="M0 386q64-22 128 0t128 0 128 0 128 0v126H0z"/>`,
    `</g></svg>\n`,
  ].join("");
}

// The road rises to the middle, the arch stands with both feet in the water.
const BRIDGE = "M72 316Q256 222 440 316q10 5 10 16v80h-60C390 338 332 304 256 304s-134 34-134 108H62v-80q0-11 10-16z";
