import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { TextField } from "@/components/form/fields/text-field";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { addDays, dayInIndia, momentInIndia, onTheHour } from "@/lib/core/time";
import { PLANNING_DAYS } from "@/lib/domains/applications/options";
import { formatHour, formatMeeting } from "@/lib/language/format";

type Times = Record<(typeof FIELDS)[number], string>;

const FIELDS = ["time1", "time2", "time3"] as const;
const DAYS_AHEAD = [1, 2, 3] as const;
const HOURS = [11, 16] as const;

/** The times of an interview: usual ones in a tap each, up to three, and the device's own picker for others. */
export function TimeChips() {
  const t = useTranslations("jobApplications.interview");
  const language = useLocale();
  const { control, setValue, clearErrors } = useFormContext<Times>();
  const chosen = useWatch({ control, name: FIELDS }).filter(Boolean);
  const { errors } = useFormState({ control });
  const today = dayInIndia();
  const offered = DAYS_AHEAD.flatMap((days) =>
    HOURS.map((hour) => {
      const value = `${addDays(today, days)}T${onTheHour(hour)}`;
      const label =
        days === 1
          ? t("tomorrow", { time: formatHour(hour, language) })
          : formatMeeting(momentInIndia(value).toISOString(), language);
      return { value, label };
    }),
  );
  const isOffered = (value: string) => offered.some((one) => one.value === value);
  const [isWanted, setWanted] = useState(false);
  const showsFields = isWanted || FIELDS.some((name) => errors[name]) || chosen.some((value) => !isOffered(value));
  const toggle = (value: string) => {
    const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value].toSorted();
    FIELDS.forEach((name, index) => setValue(name, next[index] ?? "", { shouldDirty: true }));
    clearErrors(FIELDS);
  };
  return (
    <>
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold">{t("times")}</legend>
        <div className="flex flex-wrap gap-2">
          {offered.map(({ value, label }) => {
            const isChosen = chosen.includes(value);
            return (
              <Button
                key={value}
                variant={isChosen ? "default" : "outline"}
                aria-pressed={isChosen}
                disabled={!isChosen && chosen.length === FIELDS.length}
                onClick={() => toggle(value)}
                className="px-3"
              >
                {isChosen ? <Icon name="check" /> : null}
                {label}
              </Button>
            );
          })}
          <Button variant="ghost" aria-expanded={showsFields} onClick={() => setWanted(!isWanted)} className="px-3">
            <Icon name="calendar-plus" />
            {t("another")}
          </Button>
        </div>
      </fieldset>
      {showsFields
        ? FIELDS.map((field) => (
            <TextField<Times>
              key={field}
              name={field}
              label={t(field)}
              hint={field === "time1" ? t("timeHint") : undefined}
              type="datetime-local"
              min={`${today}T00:00`}
              max={`${addDays(today, PLANNING_DAYS)}T23:59`}
            />
          ))
        : null}
    </>
  );
}
