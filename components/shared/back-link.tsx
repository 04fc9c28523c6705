import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/utils";

/** The link back, above a page's heading. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <AppLink
      href={href}
      className={cn(buttonVariants({ variant: "ghost" }), "-ms-3 w-fit px-3 text-start wrap-anywhere")}
    >
      <Icon name="arrow-left" />
      {children}
    </AppLink>
  );
}
