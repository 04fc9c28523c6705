"use client";

import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { useOptionLabels } from "@/components/jobs/owner/option-labels";
import { Separator } from "@/components/ui/separator";
import { VERIFICATION_TYPES } from "@/lib/jobs/options";
import { CheckList } from "../check-list";
import type { JobFields } from "../job-fields";
import { SelectField } from "../select-field";
import { SwitchField } from "../switch-field";

const REFERENCE_COUNTS = ["1", "2", "3", "4", "5"].map((value) => ({ value, label: value }));

/** Background Verification & References. */
export function VerificationSection() {
  const t = useTranslations("requestForm");
  const labels = useOptionLabels();
  const { control } = useFormContext<JobFields>();
  const [isCheckRequired, areReferencesRequired] = useWatch({
    control,
    name: ["backgroundCheckRequired", "referencesRequired"],
  });
  return (
    <div className="grid gap-5">
      <SwitchField name="backgroundCheckRequired" label={t("backgroundCheck")} description={t("backgroundCheckText")} />
      {isCheckRequired ? (
        <CheckList
          name="backgroundCheckTypes"
          legend={t("backgroundCheckTypes")}
          options={VERIFICATION_TYPES}
          labelOf={(type) => labels.phrase("verification", type)}
          className="sm:grid-cols-2"
        />
      ) : null}
      <Separator />
      <SwitchField name="referencesRequired" label={t("references")} description={t("referencesText")} />
      {areReferencesRequired ? (
        <SelectField
          name="numberOfReferences"
          label={t("numberOfReferences")}
          options={REFERENCE_COUNTS}
          className="max-w-60"
        />
      ) : null}
    </div>
  );
}
