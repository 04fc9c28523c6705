import type { ReactNode } from "react";
import { SkeletonLink } from "@/components/shared/skeleton-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/lib/core/utils";
import { href } from "@/lib/access/routes";
import { ApplicationSkeleton } from "./detail/application-skeleton";

export interface DetailsLinkProps {
  applicationId: string;
  /** Id of the element that names the application, since many of these links are on one page. */
  describedBy: string;
  variant?: "default" | "outline";
  children: ReactNode;
}

/** The link from a card to the application's own page. */
export function DetailsLink({ applicationId, describedBy, variant = "default", children }: DetailsLinkProps) {
  return (
    <SkeletonLink
      href={href.application(applicationId)}
      skeleton={<ApplicationSkeleton />}
      aria-describedby={describedBy}
      className={cn(buttonVariants({ variant }), "flex-auto")}
    >
      {children}
    </SkeletonLink>
  );
}
