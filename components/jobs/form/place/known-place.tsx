import { MapPin } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import type { ReactNode } from "react";

export interface KnownPlaceProps {
  place: { name: string; state: string } | null;
  /** Help, above the place. */
  children: ReactNode;
}

/** The hint of a place's field: help, and the place that the text means, if one is known. */
export function KnownPlace({ place, children }: KnownPlaceProps) {
  return (
    <>
      {children ? <span className="block">{children}</span> : null}
      <span aria-live="polite" className="block">
        {place ? (
          <span className="text-primary mt-1 flex items-start gap-1.5 font-semibold">
            <StillIcon icon={MapPin} className="mt-0.5 size-5 shrink-0" />
            <span dir="auto">{[...new Set([place.name, place.state])].filter(Boolean).join(" · ")}</span>
          </span>
        ) : null}
      </span>
    </>
  );
}
