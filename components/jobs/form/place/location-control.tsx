"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { textOf, useFormField } from "@/components/form/fields/use-form-field";
import { Field } from "@/components/ui/field";
import { cn } from "@/lib/core/utils";
import type { ControlProps } from "../controls/control";
import type { JobFields } from "../job-fields";
import { CityField } from "./city-field";
import { KnownPlace } from "./known-place";
import { chosenPlace, isCityAsked, placeOf, type Located, type LocationPlace } from "./location-place";
import { PlaceCombobox } from "./place-combobox";
import { usePlaceReading } from "./use-place-reading";

/** Where the work is: suggestions while typing, and the city of a place that nobody knows. */
export function LocationControl({ name, label, hint, placeholder, required, className }: ControlProps<"location">) {
  const { id, value, error, registration, change } = useFormField(name);
  const { control, getValues, setValue, formState } = useFormContext<JobFields>();
  const place = useWatch({ control, name: "place" });
  const located: Located = { location: textOf(value), place };
  const setPlace = (next: LocationPlace) =>
    setValue("place", next, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  const read = usePlaceReading({ get: getValues, set: setPlace });
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
