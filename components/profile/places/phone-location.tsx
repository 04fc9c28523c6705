"use client";

import { LocateFixed } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { useHydrated } from "@/components/ui/use-hydrated";
import { citiesAround } from "@/lib/language/places/client";
import type { PlaceItem } from "@/lib/language/places/types";

const WAIT_MS = 15_000;

type State = "idle" | "asking" | "refused" | "failed";

/** Finds the cities around the phone, if its owner allows it; only where it is to a kilometre leaves the phone. */
export function PhoneLocation({ onFound }: { onFound: (places: PlaceItem[]) => void }) {
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
        {state === "asking" ? <Spinner /> : <StillIcon icon={LocateFixed} />}
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
