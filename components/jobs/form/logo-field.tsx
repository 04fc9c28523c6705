"use client";

import { Trash2, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import type { JobFields } from "./job-fields";
import { PictureField } from "./picture-field";

export interface LogoFieldProps {
  /** Address of the position's own logo. */
  currentLogo: string | null;
  /** Address of the company profile's logo, which a position without one of its own shows. */
  defaultLogo: string | null;
}

/** The position's logo: a new one, or the wish to take its own one away. Both come true with the form. */
export function LogoField({ currentLogo, defaultLogo }: LogoFieldProps) {
  const t = useTranslations("requestForm");
  const { control, setValue } = useFormContext<JobFields>();
  const [file, isWishedAway] = useWatch({ control, name: ["companyLogo", "removeCompanyLogo"] });
  const isRemoved = currentLogo !== null && isWishedAway;
  const shown = isRemoved ? defaultLogo : (currentLogo ?? defaultLogo);
  const hint = isRemoved ? t("logoRemoved") : currentLogo === null && defaultLogo ? t("logoFromProfile") : undefined;
  return (
    <div className="grid gap-2">
      <PictureField name="companyLogo" label={t("logo")} hint={hint} shape="square" currentSrc={shown} />
      {currentLogo !== null && !file ? (
        <Button
          variant="ghost"
          className="justify-self-start"
          onClick={() => setValue("removeCompanyLogo", !isRemoved, { shouldDirty: true })}
        >
          {isRemoved ? <Undo2 aria-hidden /> : <Trash2 aria-hidden />}
          {isRemoved ? t("logoKeep") : t("logoRemove")}
        </Button>
      ) : null}
    </div>
  );
}
