import { useTranslations } from "next-intl";
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { textOf, useFieldError, useFormField } from "@/components/form/fields/use-form-field";
import { useFieldId } from "@/components/form/form-scope";
import { useSettled } from "@/components/shared/use-settled";
import { Combobox, type ComboboxOption } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/utils";
import { readPlace, usePlaceSuggestions } from "@/lib/language/places/client";
import type { PlaceItem } from "@/lib/language/places/types";
import type { ControlProps } from "../controls/control-props";
import type { JobFields } from "../job-fields";
import {
  chosenPlace,
  isCityAsked,
  placeOf,
  withCity,
  withCityText,
  type Located,
  type LocationPlace,
} from "./location-place";
import { readLocation } from "./read-location";

/** Where the work is: suggestions while typing, and the city of a place that nobody knows. */
export function LocationControl({ name, label, hint, placeholder, required, className }: ControlProps<"location">) {
  const { id, value, error, registration, change } = useFormField(name);
  const { control, getValues, setValue, formState } = useFormContext<JobFields>();
  const place = useWatch({ control, name: "place" });
  const located: Located = { location: textOf(value), place };
  const setPlace = (next: LocationPlace) =>
    setValue("place", next, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  const read = () => readLocation({ get: getValues, set: setPlace });
  const isAsked = isCityAsked(located);
  return (
    <div className={cn("grid gap-6", className)}>
      <Field
        id={id}
        label={label}
        hint={<KnownPlace place={isAsked ? null : placeOf(located)}>{hint}</KnownPlace>}
        error={error}
        required={required}
      >
        <PlaceCombobox
          {...registration}
          value={located.location}
          placeholder={placeholder}
          onBlur={(event) => {
            void registration.onBlur(event);
            void read();
          }}
          onPlace={(chosen) => {
            setPlace(chosenPlace(chosen));
            change(chosen.name);
          }}
        />
      </Field>
      {isAsked ? <CityField located={located} onChange={setPlace} /> : null}
    </div>
  );
}

interface CityFieldProps {
  located: Located;
  onChange: (place: LocationPlace) => void;
}

/** Asks for the city of a location that nobody knows; its error is that of the form's `place`. */
function CityField({ located, onChange }: CityFieldProps) {
  const t = useTranslations("requestForm.place");
  const id = useFieldId()("place");
  const error = useFieldError("place");
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
    // The user typed on: the new text is read when the field is left again.
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

interface KnownPlaceProps {
  place: { name: string; state: string } | null;
  /** Help, above the place. */
  children: ReactNode;
}

/** The hint of a place's field: help, and the place that the text means, if one is known. */
function KnownPlace({ place, children }: KnownPlaceProps) {
  return (
    <>
      {children ? <span className="block">{children}</span> : null}
      <span aria-live="polite" className="block">
        {place ? (
          <span className="text-primary mt-1 flex items-start gap-1.5 font-semibold">
            <Icon name="map-pin" className="mt-0.5 size-5 shrink-0" />
            <span dir="auto">{[...new Set([place.name, place.state])].filter(Boolean).join(" · ")}</span>
          </span>
        ) : null}
      </span>
    </>
  );
}

interface PlaceComboboxProps extends Omit<ComponentProps<"input">, "value" | "list" | "role"> {
  value: string;
  /** Suggests cities alone, and says so if there are none. */
  citiesOnly?: boolean;
  onPlace: (place: PlaceItem) => void;
}

const SETTLE_MS = 200;

/** A text field that suggests places while the user types, in any script. */
function PlaceCombobox({ citiesOnly = false, onPlace, onChange, ...input }: PlaceComboboxProps) {
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
