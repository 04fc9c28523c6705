import { clsx, type ClassValue } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

// Without this the merge takes our `text-pay` for a colour and drops a colour class beside it.
const merge = extendTailwindMerge({ extend: { classGroups: { "font-size": ["text-pay"] } } });

/** Joins class names; where two Tailwind classes set the same property, the later one wins. */
export function cn(...inputs: ClassValue[]): string {
  return merge(clsx(inputs));
}
