"use client";

import { useRouter } from "next/navigation";
import { useTransition, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { href } from "@/lib/access/routes";
import { cn } from "@/lib/core/utils";
import { isPlainPress } from "../shared/plain-press";
import { ProgressLine } from "../shared/progress-line";
import { useShellTexts } from "../shared/shell-texts";

export interface DetailsLinkProps {
  applicationId: string;
  /** Id of the element that names the application, since many of these links are on one page. */
  describedBy: string;
  variant?: "default" | "outline";
  children: ReactNode;
}

/**
 * The link from a card to the application's own page, whose outline covers the content while it loads. Not a loading.tsx: that would
 * also send every first load as a skeleton, which without script would never go away (decisions/0001).
 */
export function DetailsLink({ applicationId, describedBy, variant = "default", children }: DetailsLinkProps) {
  const router = useRouter();
  const { loading } = useShellTexts().shell;
  const [isOpening, startTransition] = useTransition();
  const address = href.application(applicationId);
  return (
    <a
      href={address}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        startTransition(() => router.push(address));
      }}
      aria-describedby={describedBy}
      className={cn(buttonVariants({ variant }), "flex-auto")}
    >
      {children}
      {isOpening ? <ProgressLine /> : null}
      {isOpening
        ? createPortal(
            <div
              data-slot="link-skeleton"
              className="bg-background fixed inset-x-0 top-(--header-height) bottom-0 z-20 animate-[fade_0.2s_ease-out_0.15s_backwards] overflow-hidden"
            >
              <p role="status" className="sr-only">
                {loading}
              </p>
              <div aria-hidden>
                <ApplicationSkeleton />
              </div>
            </div>,
            document.body,
          )
        : null}
    </a>
  );
}

/** The outline of an application while it loads. */
function ApplicationSkeleton() {
  return (
    <div className="page grid grid-cols-1 gap-5">
      <div className="grid gap-2">
        <Skeleton className="h-12 w-48 rounded-lg" />
        <Skeleton className="h-9 w-64" />
      </div>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid grid-cols-1 gap-4">
          <Card>
            <div className="flex items-start gap-3">
              <Skeleton className="size-16 rounded-xl" />
              <div className="grid flex-1 gap-2">
                <Skeleton className="h-7 w-4/5" />
                <Skeleton className="w-2/5" />
              </div>
            </div>
            <div className="flex flex-wrap gap-2">
              <Skeleton className="h-7 w-28" />
              <Skeleton className="h-7 w-24" />
            </div>
            <Skeleton className="h-9 w-1/2" />
          </Card>
          <Card>
            <Skeleton className="h-7 w-2/5" />
            <Skeleton className="w-3/5" />
            <div className="flex gap-3">
              <Skeleton className="size-10 rounded-full" />
              <Skeleton className="h-10 flex-1" />
            </div>
          </Card>
        </div>
        <Card className="max-lg:hidden">
          <Skeleton className="h-7 w-2/5" />
          <Skeleton className="w-4/5" />
          <Skeleton className="w-3/5" />
        </Card>
      </div>
    </div>
  );
}
