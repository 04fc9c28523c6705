import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";

const FACT_WIDTHS = ["w-2/5", "w-4/5", "w-3/5", "w-1/2"];

/** The outline of a card while the list loads. */
export function JobCardSkeleton() {
  return (
    <Card className="h-full gap-3 overflow-hidden p-0 sm:p-0">
      <Skeleton className="aspect-video h-auto rounded-none" />
      <div className="grid gap-3 px-4 pb-4">
        <Skeleton className="w-1/3" />
        <Skeleton className="h-7 w-5/6" />
        <Skeleton className="h-9 w-1/2" />
        {FACT_WIDTHS.map((width) => (
          <Skeleton key={width} className={width} />
        ))}
        <div className="flex gap-2">
          <Skeleton className="h-7 w-28" />
          <Skeleton className="h-7 w-20" />
        </div>
        <Skeleton className="w-3/5" />
        <Skeleton className="h-12 rounded-lg" />
      </div>
    </Card>
  );
}
