"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { TextField } from "@/components/form/fields/text-field";
import { useFieldError } from "@/components/form/fields/use-form-field";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { formatDate } from "@/lib/language/format";
import { dayInIndia } from "@/lib/core/time";
import { AnswerRow, OpenQuestion } from "./answer-row";
import type { ApplyFields } from "./apply-fields";

/** The day from which the worker can come: any, until one is chosen. @param opensAll all questions are open. */
export function StartDay({ opensAll }: { opensAll: boolean }) {
  const t = useTranslations("apply");
  const locale = useLocale();
  const [isOpened, setOpened] = useState(false);
  const { control } = useFormContext<ApplyFields>();
  const day = useWatch({ control, name: "start_date" });
  const error = useFieldError("start_date");
  if (opensAll || isOpened || error !== undefined) {
    return (
      <OpenQuestion isFocused={isOpened}>
        <TextField<ApplyFields> name="start_date" label={t("startDate")} type="date" min={dayInIndia()} />
      </OpenQuestion>
    );
  }
  return (
    <AnswerRow
      picture={
        <span aria-hidden className="tile tile-leaf flex size-10 shrink-0 items-center justify-center rounded-lg">
          <Pictogram name="urgency-within-month" bold className="size-3/4" />
        </span>
      }
      name="start_date"
      sent={day}
      label={t("startDate")}
      value={day === "" ? t("anyDay") : formatDate(day, locale)}
      onChange={() => setOpened(true)}
    />
  );
}
