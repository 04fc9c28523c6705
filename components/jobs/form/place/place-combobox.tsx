"use client";

import { useTranslations } from "next-intl";
import { useState, type ComponentProps } from "react";
import { useSettled } from "@/components/shared/use-settled";
import { Combobox, type ComboboxOption } from "@/components/ui/combobox";
import { usePlaceSuggestions } from "@/lib/language/places/client";
import type { PlaceItem } from "@/lib/language/places/types";

export interface PlaceComboboxProps extends Omit<ComponentProps<"input">, "value" | "list" | "role"> {
  value: string;
  /** Suggests cities alone, and says so if there are none. */
  citiesOnly?: boolean;
  onPlace: (place: PlaceItem) => void;
}

const SETTLE_MS = 200;

/** A text field that suggests places while the user types, in any script. */
export function PlaceCombobox({ citiesOnly = false, onPlace, onChange, ...input }: PlaceComboboxProps) {
  const t = useTranslations("requestForm.place");
  // Typed since the last choice: a place that is already chosen is not searched for again.
  const [typed, setTyped] = useState("");
  const search = useSettled(typed.trim(), SETTLE_MS);
  const { data, isFetching } = usePlaceSuggestions(search, { citiesOnly });
  const places = typed && search ? (data ?? []) : [];
  const isAnswered = data !== undefined && !isFetching && search !== "" && search === typed.trim();
  const none = citiesOnly ? t("noCity") : t("none");
  return (
    <Combobox
      {...input}
      autoCapitalize="words"
      options={places.map(toOption)}
      listLabel={t("found")}
      status={isAnswered ? (places.length > 0 ? t("count", { count: places.length }) : none) : ""}
      showsStatus={citiesOnly}
      isBusy={isFetching}
      onChange={(event) => {
        onChange?.(event);
        setTyped(event.target.value);
      }}
      onChoose={(id) => {
        const place = places.find((one) => one.id === id);
        setTyped("");
        if (place) onPlace(place);
      }}
    />
  );
}

const toOption = ({ id, kind, name, state, pin }: PlaceItem): ComboboxOption => ({
  id,
  label: name,
  // Several localities of a city may have the same name.
  detail: [kind === "locality" ? pin : null, state === name ? null : state].filter(Boolean).join(" · "),
});
