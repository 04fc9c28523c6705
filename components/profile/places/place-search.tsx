"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { useSettled } from "@/components/shared/use-settled";
import { Input } from "@/components/ui/input";
import { placeKeys, searchPlaces } from "@/lib/language/places/client";
import type { PlaceItem } from "@/lib/language/places/types";
import { PlaceTiles } from "./place-tiles";

const PAUSE_MS = 200;
/** As long as the API takes (lib/platform/http/pagination.ts). */
const MAX_LENGTH = 200;

/** Finds a place by its name in any script, or by its PIN code; what is found stands below as buttons. */
export function PlaceSearch({ chosen, onToggle }: { chosen: PlaceItem[]; onToggle: (place: PlaceItem) => void }) {
  const t = useTranslations("places");
  const id = useId();
  const [typed, setTyped] = useState("");
  const text = useSettled(typed.normalize("NFC").trim(), PAUSE_MS);
  const { data, isError } = useQuery({
    queryKey: placeKeys.search(text, false),
    queryFn: ({ signal }) => searchPlaces(text, false, signal),
    enabled: text !== "",
    staleTime: Infinity,
  });
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
