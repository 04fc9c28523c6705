import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";

/** Outlines of three cards while the list loads. */
export function OwnJobSkeletons() {
  return (
    <div aria-busy className="grid gap-4">
      {[0, 1, 2].map((card) => (
        <Card key={card}>
          <div className="grid grid-cols-[auto_1fr] gap-4 lg:grid-cols-[auto_1fr_14rem]">
            <Skeleton className="size-12 rounded-xl sm:size-16" />
            <div className="grid gap-2">
              <Skeleton className="h-7 w-24" />
              <Skeleton className="h-7 w-4/5" />
            </div>
            <Skeleton className="h-9 w-40 max-lg:col-span-2 lg:justify-self-end" />
            <Skeleton className="col-span-2 h-14 w-full lg:col-span-1 lg:col-start-2" />
          </div>
          <Skeleton className="h-12 w-full" />
        </Card>
      ))}
    </div>
  );
}
