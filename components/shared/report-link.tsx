import { Icon } from "@/components/ui/icon";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/lib/core/utils";
import { href } from "@/lib/access/routes";
import { AppLink } from "./app-link";

type Props = { about: "job" | "application"; id: string; label: string; className?: string };

/** 'Something wrong?': leads to the page with the five pictures. */
export const ReportLink = ({ about, id, label, className }: Props) => (
  <AppLink
    href={href.report(about, id)}
    rel="nofollow"
    className={cn(buttonVariants({ variant: "link" }), "-mx-2 w-fit text-start", className)}
  >
    <Icon name="message-square-warning" />
    {label}
  </AppLink>
);
