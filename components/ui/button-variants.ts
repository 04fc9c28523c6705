import { cva } from "class-variance-authority";

// Variants and sizes have all the names in shadcn's registry, since components added from it may use any. Min-heights
// and wrapping instead of heights: Tamil and Malayalam labels take two lines on a narrow phone.
/** Button look for links: `<Link className={buttonVariants({ variant: "outline" })}>`. */
export const buttonVariants = cva(
  [
    "inline-flex max-w-full items-center justify-center gap-2.5 rounded-lg border text-center font-semibold",
    "transition-colors select-none disabled:cursor-not-allowed aria-disabled:cursor-not-allowed",
    "[&_svg]:pointer-events-none [&_svg]:shrink-0 [&_svg:not([class*='size-'])]:size-5",
  ],
  {
    variants: {
      variant: {
        default:
          "border-transparent bg-primary text-primary-foreground shadow-[inset_0_-3px_0_var(--primary-edge)] hover:bg-primary-hover active:bg-primary-edge active:shadow-none",
        outline:
          "border-input bg-card text-foreground shadow-[inset_0_-3px_0_var(--muted)] hover:bg-muted active:bg-border active:shadow-none",
        secondary: "border-transparent bg-secondary text-secondary-foreground hover:bg-border active:bg-border",
        ghost: "border-transparent text-foreground hover:bg-muted active:bg-border",
        destructive:
          "border-transparent bg-destructive text-destructive-foreground shadow-[inset_0_-3px_0_var(--destructive-edge)] hover:bg-destructive-hover active:bg-destructive-edge active:shadow-none",
        link: "border-transparent text-primary underline decoration-2 underline-offset-4 hover:text-primary-edge hover:decoration-[3px]",
      },
      size: {
        default: "min-h-12 min-w-12 px-5 py-2.5 text-base",
        xs: "min-h-9 min-w-9 px-3 py-1 text-sm",
        sm: "min-h-10 min-w-10 px-3.5 py-1.5 text-sm",
        lg: "min-h-14 min-w-14 px-6 py-3 text-lg",
        icon: "size-12 p-0",
        "icon-xs": "size-9 p-0",
        "icon-sm": "size-10 p-0",
        "icon-lg": "size-14 p-0",
      },
    },
    compoundVariants: [{ variant: "link", size: "default", class: "px-2" }],
    defaultVariants: { variant: "default", size: "default" },
  },
);
