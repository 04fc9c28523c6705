import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/lib/core/utils";

export const REGISTER = "register";

/**
 * A visitor's way to a page that requires an account: registration, and from there that page. On a login screen the tabs open
 * it in place (useFormLinks); before their script it is a link to the page's own login screen.
 */
export const RegisterLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={`${href}#${REGISTER}`} data-form={REGISTER} className={cn(buttonVariants(), "text-lg")}>
    {children}
  </a>
);
