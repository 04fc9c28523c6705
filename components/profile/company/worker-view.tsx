"use client";

import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { TypedText } from "@/components/shared/translation/typed-text";
import { ImagePreview } from "@/components/ui/image-preview";
import type { CompanyFields } from "./company-fields";
import { CompanySign, EmployerCard } from "./employer-card";

export interface WorkerViewProps {
  currentLogo: string | null;
  isVerified: boolean;
}

/** A live preview of the company as workers will see it in its jobs. */
export function WorkerView({ currentLogo, isVerified }: WorkerViewProps) {
  const t = useTranslations("companyProfile.view");
  const tAll = useTranslations();
  const { control } = useFormContext<CompanyFields>();
  const fields = useWatch({ control }) as CompanyFields;
  const isEmpty = [fields.companyName, fields.name, fields.companyDescription, fields.location].every(
    (text) => text.trim() === "",
  );
  return (
    <aside aria-labelledby="worker-view" className="grid gap-3 lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]">
      <div className="grid gap-1">
        <h2 id="worker-view" className="text-lg">
          {t("title")}
        </h2>
        <p className="text-muted-foreground">{isEmpty ? t("empty") : t("text")}</p>
      </div>
      {isEmpty ? null : (
        <EmployerCard
          t={tAll}
          name={fields.companyName.trim() || fields.name.trim() || null}
          description={<Description text={fields.companyDescription.trim()} />}
          location={fields.location.trim() || null}
          isVerified={isVerified}
          logo={
            fields.companyLogo ? (
              <ImagePreview source={fields.companyLogo} alt="" />
            ) : (
              <CompanySign src={fields.removeCompanyLogo ? null : currentLogo} />
            )
          }
        />
      )}
    </aside>
  );
}

const Description = ({ text }: { text: string }) =>
  text === "" ? null : <TypedText as="p" text={text} className="wrap-anywhere whitespace-pre-line" />;
