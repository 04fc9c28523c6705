import { X } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useTranslations } from "next-intl";
import type { PlaceItem } from "@/lib/language/places/types";

/** The places chosen so far, each with a cross. */
export function ChosenPlaces({ places, onRemove }: { places: PlaceItem[]; onRemove: (place: PlaceItem) => void }) {
  const t = useTranslations("places");
  return (
    <section aria-label={t("chosen")} aria-live="polite" className={places.length === 0 ? "sr-only" : "grid gap-2"}>
      {places.length === 0 ? (
        <p>{t("none")}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {places.map((place) => (
            <li key={place.id}>
              <button
                type="button"
                className="bg-primary-soft border-primary flex min-h-12 items-center gap-2 rounded-full border-2 px-4 font-medium"
                onClick={() => onRemove(place)}
              >
                <bdi>{place.name}</bdi>
                <StillIcon icon={X} className="size-5" />
                <span className="sr-only">{t("remove")}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
