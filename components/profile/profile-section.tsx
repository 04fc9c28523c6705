import type { ReactNode } from "react";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import type { PictogramName } from "@/components/shared/pictograms/drawings";
import { Card } from "@/components/ui/card";

export interface ProfileSectionProps {
  title: string;
  pictogram: PictogramName;
  /** Hue of the pictogram's tile, e.g. `tile-sun`. */
  tile: string;
  children: ReactNode;
}

/** One part of the profile form, with its picture and heading. */
export function ProfileSection({ title, pictogram, tile, children }: ProfileSectionProps) {
  return (
    <Card asChild className="gap-5 lg:p-6">
      <section aria-label={title}>
        <h2 className="flex items-center gap-3 text-xl">
          <span className={`tile ${tile} flex size-12 shrink-0 items-center justify-center rounded-lg`}>
            <Pictogram name={pictogram} className="size-9" />
          </span>
          {title}
        </h2>
        {children}
      </section>
    </Card>
  );
}
