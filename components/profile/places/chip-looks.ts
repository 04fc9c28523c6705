/** A place to tap. */
export const CHIP =
  "flex min-h-12 items-center gap-1.5 rounded-full border-2 px-3.5 font-medium whitespace-nowrap aria-[current]:border-primary aria-[current]:bg-primary-soft";
