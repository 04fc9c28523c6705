"use client";

import { useTranslations } from "next-intl";
import { TextField } from "@/components/form/fields/text-field";
import { PLANNING_DAYS } from "@/lib/domains/applications/date-schema";
import { NOTE_MAX } from "@/lib/domains/applications/schema";
import { addDays, dayInIndia } from "@/lib/core/time";
import { OwnPhone } from "@/components/account/own-phone";
import type { DecisionFormValues } from "./decision-form";

type Props = { withStart: boolean; asksPhone: boolean };

/**
 * Optional parts of a decision: a note to the worker and, if applicable, the first day, and the employer's own phone
 * number.
 */
export function DecisionFields({ withStart, asksPhone }: Props) {
  const t = useTranslations("jobApplications.decision");
  const today = dayInIndia();
  const last = addDays(today, PLANNING_DAYS);
  return (
    <div className="grid gap-4">
      {asksPhone ? <OwnPhone label={t("phone")} hint={t("phoneHint")} whatsapp={t("whatsapp")} /> : null}
      {withStart ? (
        <TextField<DecisionFormValues> name="start_date" label={t("start")} type="date" min={today} max={last} />
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
