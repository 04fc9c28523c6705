import { Check } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useId } from "react";
import type { PlaceItem } from "@/lib/language/places/types";
import { cn } from "@/lib/core/utils";

export interface PlaceTilesProps {
  title: string;
  places: PlaceItem[];
  chosen: PlaceItem[];
  onToggle: (place: PlaceItem) => void;
}

/** Places as large buttons; a chosen one is marked by colour and a tick. */
export function PlaceTiles({ title, places, chosen, onToggle }: PlaceTilesProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-2">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-2 sm:grid-cols-3 lg:grid-cols-4">
        {places.map((place) => (
          <li key={place.id} className="grid grid-cols-1">
            <PlaceTile place={place} isChosen={chosen.some((one) => one.id === place.id)} onToggle={onToggle} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type TileProps = { place: PlaceItem; isChosen: boolean; onToggle: (place: PlaceItem) => void };

function PlaceTile({ place, isChosen, onToggle }: TileProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => onToggle(place)}
      className={cn(
        "bg-card flex min-h-14 items-center gap-2 rounded-lg border-2 px-3 py-2 text-start",
        isChosen ? "border-primary bg-primary-soft" : "hover:border-input",
      )}
    >
      <span className="min-w-0 flex-1">
        <bdi className="block font-medium wrap-anywhere">{place.name}</bdi>
        {place.pin !== null && place.kind === "locality" ? (
          <span className="text-muted-foreground block text-sm">{place.pin}</span>
        ) : null}
        {place.kind === "city" && place.state ? (
          <bdi className="text-muted-foreground block text-sm wrap-anywhere">{place.state}</bdi>
        ) : null}
      </span>
      {isChosen ? <StillIcon icon={Check} className="text-primary size-6 shrink-0" /> : null}
    </button>
  );
}
