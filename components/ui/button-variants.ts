import { cva } from "class-variance-authority";

// Variants and sizes have all the names in shadcn's registry, since components added from it may use any. Min-heights
// and wrapping instead of heights: Tamil and Malayalam labels take two lines on a narrow phone.
// The base and the two looks that pages repeat are in button.css.
/** Button look for links: `<Link className={buttonVariants({ variant: "outline" })}>`. */
export const buttonVariants = cva("button", {
  variants: {
    variant: {
      default: "button-default",
      outline: "button-outline",
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
});
