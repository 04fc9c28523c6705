"use client";

import { Plus } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useTranslations } from "next-intl";
import { useFieldArray, useFormContext } from "react-hook-form";
import { useFieldError } from "@/components/form/fields/use-form-field";
import { useFieldId } from "@/components/form/form-scope";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { PROFILE_MAX } from "@/lib/domains/profiles/schema";
import { EMPTY_WORK_ROW, type ProfileFields } from "../profile-fields";
import { ProfileSection } from "../profile-section";
import { WorkRowFields } from "../work-row-fields";

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
          <StillIcon icon={Plus} />
          {t("add")}
        </Button>
        <p className="text-muted-foreground">{t("hint", { max: PROFILE_MAX.workHistory })}</p>
      </div>
    </ProfileSection>
  );
}
