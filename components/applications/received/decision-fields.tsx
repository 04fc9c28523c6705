"use client";

import { useTranslations } from "next-intl";
import { TextField } from "@/components/form/fields/text-field";
import { NOTE_MAX, PLANNING_DAYS } from "@/lib/applications/schema";
import { addDays, dayInIndia } from "@/lib/time";
import { OwnPhone } from "../own-phone";
import type { DecisionFormValues } from "./decision-form";

type Props = { withDates: boolean; asksPhone: boolean };

/**
 * Optional parts of a decision: a note to the worker and, if applicable, interview and start date, and the employer's
 * own phone number.
 */
export function DecisionFields({ withDates, asksPhone }: Props) {
  const t = useTranslations("jobApplications.decision");
  const today = dayInIndia();
  const last = addDays(today, PLANNING_DAYS);
  return (
    <div className="grid gap-4">
      {asksPhone ? <OwnPhone label={t("phone")} hint={t("phoneHint")} whatsapp={t("whatsapp")} /> : null}
      {withDates ? (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField<DecisionFormValues>
            name="interview_date"
            label={t("interview")}
            hint={t("interviewHint")}
            type="datetime-local"
            min={`${today}T00:00`}
            max={`${last}T23:59`}
          />
          <TextField<DecisionFormValues> name="start_date" label={t("start")} type="date" min={today} max={last} />
        </div>
      ) : null}
      <TextField<DecisionFormValues>
        name="note"
        label={t("note")}
        hint={t("noteHint")}
        lines={3}
        maxLength={NOTE_MAX}
      />
    </div>
  );
}
