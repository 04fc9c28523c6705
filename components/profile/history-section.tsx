import { useTranslations } from "next-intl";
import { useFieldArray, useFormContext } from "react-hook-form";
import { TextField } from "@/components/form/fields/text-field";
import { textOf, useFieldError, useFormField } from "@/components/form/fields/use-form-field";
import { useFieldId } from "@/components/form/form-scope";
import { Button } from "@/components/ui/button";
import { Field, FieldError } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { PROFILE_MAX } from "@/lib/domains/profiles/options";
import { EMPTY_WORK_ROW, type ProfileFields } from "./profile-fields";
import { ProfileSection } from "./profile-section";

/** Previous jobs. */
export function HistorySection() {
  const t = useTranslations("profile.history");
  const { control } = useFormContext<ProfileFields>();
  const { fields, append, remove } = useFieldArray({ control, name: "workHistory" });
  const error = useFieldError("workHistory");
  const addId = useFieldId()("workHistory");
  const removeRow = (index: number) => {
    remove(index);
    // The pressed button disappears with its row.
    document.getElementById(addId)?.focus();
  };
  return (
    <ProfileSection title={t("title")} pictogram="company" tile="tile-dusk">
      {fields.length === 0 ? null : (
        <ol className="grid gap-5">
          {fields.map((row, index) => (
            <li key={row.id} className="border-border rounded-lg border p-3 sm:p-4">
              <WorkRowFields index={index} onRemove={() => removeRow(index)} />
            </li>
          ))}
        </ol>
      )}
      {error ? <FieldError>{error}</FieldError> : null}
      <div className="grid gap-2">
        <Button
          id={addId}
          variant="outline"
          className="justify-self-start"
          disabled={fields.length >= PROFILE_MAX.workHistory}
          onClick={() => append(EMPTY_WORK_ROW, { focusName: `workHistory.${fields.length}.jobTitle` })}
        >
          <Icon name="plus" />
          {t("add")}
        </Button>
        <p className="text-muted-foreground">{t("hint", { max: PROFILE_MAX.workHistory })}</p>
      </div>
    </ProfileSection>
  );
}

/** One row of work history. */
function WorkRowFields({ index, onRemove }: { index: number; onRemove: () => void }) {
  const t = useTranslations("profile.history");
  const number = index + 1;
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="sr-only">{t("entry", { number })}</legend>
      <div className="flex items-center justify-between gap-2">
        <span aria-hidden className="shrink-0 font-bold">
          {t("entry", { number })}
        </span>
        <Button variant="ghost" aria-label={t("removeEntry", { number })} onClick={onRemove}>
          <Icon name="trash-2" />
          {t("remove")}
        </Button>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField<ProfileFields>
          name={`workHistory.${index}.jobTitle`}
          label={t("jobTitle")}
          autoComplete="organization-title"
        />
        <TextField<ProfileFields>
          name={`workHistory.${index}.company`}
          label={t("company")}
          autoComplete="organization"
        />
        <MonthField name={`workHistory.${index}.startDate`} label={t("start")} hint={t("monthHint")} />
        <MonthField name={`workHistory.${index}.endDate`} label={t("end")} hint={t("endHint")} />
      </div>
    </fieldset>
  );
}

interface MonthFieldProps {
  name: `workHistory.${number}.${"startDate" | "endDate"}`;
  label: string;
  hint: string;
}

/** A month and year: nobody remembers the day. Browsers without a month picker accept 2021-05. */
function MonthField({ name, label, hint }: MonthFieldProps) {
  const { id, value, error, change } = useFormField(name);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <Input
        name={name}
        type="month"
        placeholder="2021-05"
        value={monthOf(textOf(value))}
        onChange={(event) => change(dayOf(event.target.value, name.endsWith("endDate")))}
      />
    </Field>
  );
}

const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The month of a day, for a month picker; an incomplete value stays as it is. */
export const monthOf = (day: string): string => (DAY.test(day) ? day.slice(0, 7) : day);

/** The first or last day of a month, so that a job within one month starts before it ends. */
export function dayOf(month: string, isEnd: boolean): string {
  const [, year, number] = MONTH.exec(month) ?? [];
  if (!year || !number) return month;
  const day = isEnd ? new Date(Date.UTC(Number(year), Number(number), 0)).getUTCDate() : 1;
  return `${month}-${String(day).padStart(2, "0")}`;
}
