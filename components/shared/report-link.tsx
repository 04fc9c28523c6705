import { Icon } from "@/components/ui/icon";
import { buttonVariants } from "@/components/ui/button-variants";
import { href } from "@/lib/access/routes";
import { AppLink } from "./app-link";

type Props = { about: "job" | "application"; id: string; label: string; describedBy?: string };

/** 'Something wrong?': leads to the page with the five pictures. */
export const ReportLink = ({ about, id, label, describedBy }: Props) => (
  <AppLink
    href={href.report(about, id)}
    rel="nofollow"
    aria-describedby={describedBy}
    className={buttonVariants({ variant: "link", className: "-mx-2 w-fit text-start" })}
  >
    <Icon name="message-square-warning" />
    {label}
  </AppLink>
);
