"use client";

import { Trash2, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { useValidationText } from "@/components/shared/form-errors";
import { pictureFault } from "@/components/shared/picture-check";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { ImageInput } from "@/components/ui/image-input";
import type { CompanyFields } from "./company-fields";

export interface LogoFieldProps {
  /** The logo that the server has. */
  currentSrc: string | null;
  /** One was chosen before the page was loaded anew, and is to be chosen again. */
  isLost: boolean;
}

/** The company's logo: a new one, or the wish to take the present one away. Both come true with the form. */
export function LogoField({ currentSrc, isLost }: LogoFieldProps) {
  const t = useTranslations("companyProfile.logo");
  const text = useValidationText();
  const { control, setValue, setError, clearErrors, getFieldState, formState } = useFormContext<CompanyFields>();
  const [file, isRemoved] = useWatch({ control, name: ["companyLogo", "removeCompanyLogo"] });
  const take = async (next: File | null) => {
    clearErrors("companyLogo");
    const fault = next && (await pictureFault(next));
    if (fault) setError("companyLogo", { type: "picture", message: fault });
    else setValue("companyLogo", next, { shouldDirty: true });
  };
  const setRemoved = (next: boolean) => setValue("removeCompanyLogo", next, { shouldDirty: true });
  return (
    <div className="grid gap-2">
      <Field
        id="company-companyLogo"
        label={t("label")}
        hint={isLost ? t("again") : isRemoved && !file ? t("removed") : t("hint")}
        error={text(getFieldState("companyLogo", formState).error?.message)}
      >
        <ImageInput
          value={file}
          onChange={(next) => void take(next)}
          currentSrc={isRemoved ? null : currentSrc}
          chooseLabel={t("choose")}
          replaceLabel={t("replace")}
          removeLabel={t("undo")}
          previewAlt={t("alt")}
        />
      </Field>
      {currentSrc && !file ? (
        <Button variant="ghost" className="justify-self-start" onClick={() => setRemoved(!isRemoved)}>
          {isRemoved ? <Undo2 aria-hidden /> : <Trash2 aria-hidden />}
          {isRemoved ? t("keep") : t("remove")}
        </Button>
      ) : null}
    </div>
  );
}
