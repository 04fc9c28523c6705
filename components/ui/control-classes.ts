import { cn } from "@/lib/core/utils";

/** The look shared by text fields, text areas and selects. */
export const controlClasses = cn(
  "w-full min-w-0 rounded-lg border-2 border-input bg-card px-3.5 py-2.5 text-base text-foreground",
  "placeholder:text-muted-foreground hover:border-foreground/70",
  "focus-visible:border-primary focus-visible:shadow-none focus-visible:outline-offset-0",
  "aria-invalid:border-destructive disabled:cursor-not-allowed disabled:border-border disabled:bg-muted disabled:text-muted-foreground",
);
