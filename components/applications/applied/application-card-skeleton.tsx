import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";

/** The outline of a card while more are loading. */
export function ApplicationCardSkeleton() {
  return (
    <Card aria-hidden className="h-full">
      <div className="flex items-start gap-3">
        <Skeleton className="size-16 rounded-xl" />
        <Skeleton className="h-7 w-3/5" />
      </div>
      <Skeleton className="h-8 w-2/5" />
      <Skeleton className="w-1/2" />
      <Skeleton className="w-3/5" />
      <div className="mt-auto flex flex-wrap gap-2 pt-1">
        <Skeleton className="h-12 flex-1" />
        <Skeleton className="h-12 flex-1" />
      </div>
    </Card>
  );
}
