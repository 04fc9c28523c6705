"use client";

import { useEffect, useRef } from "react";
import { useTranslations } from "next-intl";
import { useFieldError } from "@/components/form/fields/use-form-field";
import { useFieldId } from "@/components/form/form-scope";
import { Field } from "@/components/ui/field";
import { useReadPlace } from "@/lib/language/places/client";
import type { PlaceItem } from "@/lib/language/places/types";
import { KnownPlace } from "./known-place";
import { withCity, withCityText, type Located, type LocationPlace } from "./location-place";
import { PlaceCombobox } from "./place-combobox";

export interface CityFieldProps {
  located: Located;
  onChange: (place: LocationPlace) => void;
}

/** Asks for the city of a location that nobody knows; its error is that of the form's `place`. */
export function CityField({ located, onChange }: CityFieldProps) {
  const t = useTranslations("requestForm.place");
  const id = useFieldId()("place");
  const error = useFieldError("place");
  const readPlace = useReadPlace();
  const { cityText, city } = located.place?.state === "unknown" ? located.place : { cityText: "", city: null };
  const latest = useRef(cityText);
  useEffect(() => {
    latest.current = cityText;
  });
  const choose = (place: PlaceItem) => onChange(withCity(located, place));
  // The name of a city, typed to its end, is a choice too.
  const read = async () => {
    if (city || cityText.trim() === "") return;
    const place = await readPlace(cityText.trim());
    // Typed on meanwhile: that is read when the field is left again.
    if (place && latest.current === cityText) choose(place);
  };
  return (
    <Field
      id={id}
      label={t("city")}
      hint={<KnownPlace place={city}>{t("cityHint")}</KnownPlace>}
      error={error}
      required
    >
      <PlaceCombobox
        citiesOnly
        value={cityText}
        maxLength={60}
        onChange={(event) => onChange(withCityText(located, event.target.value))}
        onBlur={() => void read()}
        onPlace={choose}
      />
    </Field>
  );
}
