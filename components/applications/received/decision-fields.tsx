"use client";

import { useTranslations } from "next-intl";
import type { UseFormReturn } from "react-hook-form";
import { useValidationText } from "@/components/shared/form-errors";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { NOTE_MAX, PLANNING_DAYS, type DecisionFormValues } from "@/lib/applications/schema";
import { addDays, dayInIndia } from "@/lib/time";

type Props = { form: UseFormReturn<DecisionFormValues>; withDates: boolean };

/** What may go with a decision: a message to the worker and, where there is one to come, interview and first day. */
export function DecisionFields({ form, withDates }: Props) {
  const t = useTranslations("jobApplications.decision");
  const text = useValidationText();
  const { errors } = form.formState;
  const today = dayInIndia();
  const last = addDays(today, PLANNING_DAYS);
  return (
    <div className="grid gap-4">
      {withDates ? (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field label={t("interview")} hint={t("interviewHint")} error={text(errors.interview_date?.message)}>
            <Input
              type="datetime-local"
              min={`${today}T00:00`}
              max={`${last}T23:59`}
              {...form.register("interview_date")}
            />
          </Field>
          <Field label={t("start")} error={text(errors.start_date?.message)}>
            <Input type="date" min={today} max={last} {...form.register("start_date")} />
          </Field>
        </div>
      ) : null}
      <Field label={t("note")} hint={t("noteHint")} error={text(errors.note?.message)}>
        <Textarea dir="auto" rows={3} maxLength={NOTE_MAX} {...form.register("note")} />
      </Field>
    </div>
  );
}
