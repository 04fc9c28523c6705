/** A button on the green card; with one of the looks below. */
export const BUTTON =
  "flex min-h-14 items-center lg:min-w-44 justify-center gap-2 rounded-lg border px-3 py-2 text-center leading-snug font-semibold wrap-anywhere [&_svg]:size-5 [&_svg]:shrink-0 focus-visible:outline-offset-2 focus-visible:outline-primary-foreground";
export const MAIN = "border-transparent bg-primary-foreground text-primary hover:bg-primary-soft";
export const OTHER = "border-primary-foreground/60 text-primary-foreground hover:bg-primary-hover";
