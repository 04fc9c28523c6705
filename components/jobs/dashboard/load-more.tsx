"use client";

import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";

export interface LoadMoreProps {
  /** Address of a page that begins with the next entries: what the button is without script. */
  href: string;
  label: string;
  pendingLabel: string;
  isPending: boolean;
  onLoad: () => void;
}

/** 'Load more' at the end of a list. */
export function LoadMore({ href, label, pendingLabel, isPending, onLoad }: LoadMoreProps) {
  return (
    <p className="flex justify-center pt-2">
      {isPending ? (
        <Button variant="secondary" pending pendingLabel={pendingLabel} />
      ) : (
        <a
          href={href}
          className={cn(buttonVariants({ variant: "secondary" }))}
          onClick={(event) => {
            event.preventDefault();
            onLoad();
          }}
        >
          {label}
        </a>
      )}
    </p>
  );
}
