import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { useSettled } from "@/components/shared/use-settled";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { Spinner } from "@/components/ui/spinner";
import { showToast } from "@/components/ui/toast";
import { useHydrated } from "@/components/ui/use-hydrated";
import { cn } from "@/lib/core/utils";
import { useAnswer } from "@/lib/platform/http/use-answer";
import { citiesAround, searchPlaces } from "@/lib/language/places/client";
import { MAX_PLACES } from "@/lib/language/places/ids";
import type { PlaceItem } from "@/lib/language/places/types";

export interface PlaceQuestionProps {
  chosen: PlaceItem[];
  onChoose: (places: PlaceItem[]) => void;
  offered: PlaceItem[];
}

/** Chooses up to five places; each tap shows at once what is chosen. */
export function PlaceQuestion({ chosen, onChoose, offered }: PlaceQuestionProps) {
  const t = useTranslations("places");
  const [around, setAround] = useState<PlaceItem[]>([]);
  const toggle = (place: PlaceItem) => {
    const others = chosen.filter(({ id }) => id !== place.id);
    if (others.length < chosen.length) onChoose(others);
    else if (chosen.length < MAX_PLACES) onChoose([...chosen, place]);
    else showToast({ title: t("full", { count: MAX_PLACES }), variant: "destructive" });
  };
  return (
    <>
      <ChosenPlaces places={chosen} onRemove={toggle} />
      <PlaceSearch chosen={chosen} onToggle={toggle} />
      <PhoneLocation onFound={setAround} />
      {around.length > 0 ? <PlaceTiles title={t("around")} places={around} chosen={chosen} onToggle={toggle} /> : null}
      <PlaceTiles title={t("cities")} places={offered} chosen={chosen} onToggle={toggle} />
    </>
  );
}

/** The places chosen so far, each with a cross. */
function ChosenPlaces({ places, onRemove }: { places: PlaceItem[]; onRemove: (place: PlaceItem) => void }) {
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
                <Icon name="x" className="size-5" />
                <span className="sr-only">{t("remove")}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const PAUSE_MS = 200;
/** As long as the API takes (lib/platform/http/pagination.ts). */
const MAX_LENGTH = 200;

/** Finds a place by its name in any script, or by its PIN code; what is found stands below as buttons. */
function PlaceSearch({ chosen, onToggle }: { chosen: PlaceItem[]; onToggle: (place: PlaceItem) => void }) {
  const t = useTranslations("places");
  const id = useId();
  const [typed, setTyped] = useState("");
  const text = useSettled(typed.normalize("NFC").trim(), PAUSE_MS);
  const { data, isError } = useAnswer(text === "" ? null : text, (signal) => searchPlaces(text, false, signal));
  const found = text === "" ? undefined : data;
  return (
    <search className="grid gap-3">
      <div className="grid gap-1.5">
        <label htmlFor={id} className="text-lg font-bold">
          {t("search")}
        </label>
        <Input
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          dir="auto"
          maxLength={MAX_LENGTH}
          placeholder={t("searchHint")}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <p role="status" className="text-muted-foreground empty:hidden">
        {text !== "" && isError ? t("notSearched") : found?.length === 0 ? t("notFound") : null}
      </p>
      {found && found.length > 0 ? (
        <PlaceTiles title={t("found", { count: found.length })} places={found} chosen={chosen} onToggle={onToggle} />
      ) : null}
    </search>
  );
}

const WAIT_MS = 15_000;

type State = "idle" | "asking" | "refused" | "failed";

/** Finds the cities around the phone, if its owner allows it; only where it is to a kilometre leaves the phone. */
function PhoneLocation({ onFound }: { onFound: (places: PlaceItem[]) => void }) {
  const t = useTranslations("places");
  const isHydrated = useHydrated();
  const [state, setState] = useState<State>("idle");
  // Without the script, and on an address that is not secure, a browser tells no location.
  if (isHydrated && !("geolocation" in navigator)) return null;
  const ask = async () => {
    setState("asking");
    try {
      onFound(await citiesAround(await position()));
      setState("idle");
    } catch (error) {
      setState(isRefusal(error) ? "refused" : "failed");
    }
  };
  return (
    <div className="grid gap-2">
      <Button variant="outline" className="w-full sm:w-fit" disabled={state === "asking"} onClick={() => void ask()}>
        {state === "asking" ? <Spinner /> : <Icon name="locate-fixed" />}
        {t("usePhone")}
      </Button>
      <p role="status" className="text-muted-foreground empty:hidden">
        {state === "refused" ? t("refused") : state === "failed" ? t("notLocated") : null}
      </p>
    </div>
  );
}

const position = (): Promise<GeolocationCoordinates> =>
  new Promise((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, {
      enableHighAccuracy: false,
      timeout: WAIT_MS,
      maximumAge: 600_000,
    }),
  );

const isRefusal = (error: unknown): boolean =>
  "GeolocationPositionError" in window &&
  error instanceof GeolocationPositionError &&
  error.code === error.PERMISSION_DENIED;

interface PlaceTilesProps {
  title: string;
  places: PlaceItem[];
  chosen: PlaceItem[];
  onToggle: (place: PlaceItem) => void;
}

/** Places as large buttons; a chosen one is marked by colour and a tick. */
function PlaceTiles({ title, places, chosen, onToggle }: PlaceTilesProps) {
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
          <span className="text-muted-foreground block">{place.pin}</span>
        ) : null}
        {place.kind === "city" && place.state ? (
          <bdi className="text-muted-foreground block wrap-anywhere">{place.state}</bdi>
        ) : null}
      </span>
      {isChosen ? <Icon name="check" className="text-primary size-6 shrink-0" /> : null}
    </button>
  );
}
