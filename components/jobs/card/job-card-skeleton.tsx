import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";

/** The outline of a card while the list loads. */
export function JobCardSkeleton() {
  return (
    <Card className="h-full gap-2 p-2.5 sm:p-3">
      <div className="flex gap-3">
        <Skeleton className="size-24 shrink-0 rounded-lg" />
        <div className="grid flex-1 content-start gap-2">
          <Skeleton className="h-6 w-5/6" />
          <Skeleton className="h-7 w-2/3" />
          <Skeleton className="w-4/5" />
        </div>
      </div>
      <Skeleton className="w-3/5" />
      <Skeleton className="h-12 rounded-lg" />
    </Card>
  );
}
