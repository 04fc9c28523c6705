"use client";

import { useTranslations } from "next-intl";
import { PictureChoiceField } from "@/components/form/fields/picture-choice-field";
import { optionPictogram } from "@/components/shared/pictograms/by-option";
import { optionKey } from "@/lib/option-key";
import { isOneOf } from "@/lib/objects";
import { SHIFTS } from "@/lib/profiles/options";
import type { WorkerProfile } from "@/lib/profiles/types";
import { SalaryField } from "../salary-field";
import { profileAnswers, type StepFields } from "./step-fields";
import { StepForm } from "./step-form";

/** The step of hours and pay. */
export function TermsStep({ userId, profile }: { userId: string; profile: WorkerProfile }) {
  const tShift = useTranslations("options.shift");
  const tApply = useTranslations("apply");
  const own = profile.preferredShift;
  return (
    <StepForm step="terms" userId={userId} saved={profileAnswers(profile)}>
      {() => (
        <>
          <PictureChoiceField<StepFields>
            name="preferredShift"
            legend={tApply("preferredShift")}
            hue="tile-lake"
            look="wide"
            options={[
              { value: "", label: tApply("anyShift"), picture: "check" },
              ...SHIFTS.map((value) => ({
                value,
                label: tShift(optionKey(value) as Parameters<typeof tShift>[0]),
                picture: optionPictogram(value),
              })),
              // Hours in the worker's own words, typed in the whole form.
              ...(own === null || isOneOf(SHIFTS, own) ? [] : [{ value: own, label: own, picture: "check" as const }]),
            ]}
          />
          <SalaryField inputMode="numeric" />
        </>
      )}
    </StepForm>
  );
}
