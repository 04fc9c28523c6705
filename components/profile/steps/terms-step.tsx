"use client";

import { useTranslations } from "next-intl";
import { PictureChoiceField } from "@/components/form/fields/picture-choice-field";
import type { WorkerProfile } from "@/lib/domains/profiles/types";
import type { OwnHours } from "@/components/shared/hours/typed-hours";
import { usePictureOptions } from "../picture-options";
import { SalaryField } from "../salary-field";
import { profileAnswers, type StepFields } from "./step-fields";
import { StepForm } from "./step-form";

/** The step of hours and pay. */
type Props = { userId: string; profile: WorkerProfile; ownHours: OwnHours | null };

export function TermsStep({ userId, profile, ownHours }: Props) {
  const t = useTranslations("apply");
  const options = usePictureOptions();
  return (
    <StepForm step="terms" userId={userId} saved={profileAnswers(profile)}>
      {() => (
        <>
          <PictureChoiceField<StepFields>
            name="preferredShift"
            legend={t("preferredShift")}
            hue="tile-lake"
            look="wide"
            options={options.shift(ownHours, t("anyShift"))}
          />
          <SalaryField inputMode="numeric" />
        </>
      )}
    </StepForm>
  );
}
