"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { draftKey } from "@/components/shared/draft/draft-storage";
import { FormFailure } from "@/components/shared/form-failure";
import { Button } from "@/components/ui/button";
import { LiveForm } from "@/components/ui/live-form";
import { SAMPLE_LOCATIONS } from "@/lib/jobs/options";
import type { EmployerProfile } from "@/lib/profiles/types";
import { href } from "@/lib/routes";
import { ProfileSection } from "../profile-section";
import { RestoredNote } from "../restored-note";
import { companyResolver, toCompanyFields, type CompanyFields } from "./company-fields";
import { CompanyTextField } from "./company-text-field";
import { LogoField } from "./logo-field";
import { useCompanyDraft } from "./use-company-draft";
import { useSaveCompany } from "./use-save-company";
import { WorkerView } from "./worker-view";

export interface CompanyEditorProps {
  initial: EmployerProfile;
  userId: string;
  isVerified: boolean;
}

/** What an employer tells about the company, and beside it how workers will see it. */
export function CompanyEditor({ initial, userId, isVerified }: CompanyEditorProps) {
  const t = useTranslations("companyProfile");
  const [saved, setSaved] = useState(initial);
  const form = useForm<CompanyFields>({
    defaultValues: toCompanyFields(initial),
    resolver: companyResolver,
    shouldFocusError: false,
  });
  const draft = useCompanyDraft(draftKey(userId, "company"), userId, form, toCompanyFields(saved));
  const { save, failure } = useSaveCompany(form, (profile) => {
    draft.settle(toCompanyFields(profile));
    setSaved(profile);
  });
  const element = useFocusOnFault(form.formState.submitCount);
  const logo = saved.companyLogo && href.upload(saved.companyLogo, "small");
  return (
    <FormProvider {...form}>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
        <LiveForm
          ref={element}
          className="grid grid-cols-1 gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          {draft.isRestored ? (
            <RestoredNote form="companyProfile" onDiscard={() => draft.settle(toCompanyFields(saved))} />
          ) : null}
          <ProfileSection title={t("company")} pictogram="company" tile="tile-leaf">
            <LogoField currentSrc={logo} isLost={draft.isLogoLost} />
            <CompanyTextField
              name="companyName"
              label={t("companyName")}
              hint={t("companyNameHint")}
              autoComplete="organization"
            />
            <CompanyTextField
              name="location"
              label={t("location")}
              hint={t("locationHint")}
              suggestions={SAMPLE_LOCATIONS}
              autoComplete="address-level2"
            />
            <CompanyTextField
              name="companyDescription"
              label={t("description")}
              hint={t("descriptionHint")}
              lines={5}
            />
          </ProfileSection>
          <ProfileSection title={t("person")} pictogram="shift-on-call" tile="tile-lake">
            <p className="text-muted-foreground -mt-2">{t("personText")}</p>
            <CompanyTextField name="name" label={t("name")} hint={t("nameHint")} autoComplete="name" />
            <CompanyTextField name="contact" label={t("contact")} hint={t("contactHint")} autoComplete="tel" />
          </ProfileSection>
          {failure === null ? null : <FormFailure error={failure} />}
          <Button
            type="submit"
            className="sm:justify-self-start sm:px-10"
            pending={form.formState.isSubmitting}
            pendingLabel={t("saving")}
          >
            {t("save")}
          </Button>
        </LiveForm>
        <WorkerView currentLogo={logo} isVerified={isVerified} />
      </div>
    </FormProvider>
  );
}

/** Takes the person to the first field that is marked after a try to save. */
function useFocusOnFault(tries: number) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = tries === 0 ? null : element.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    field?.focus({ preventScroll: true });
    // In the middle: label and error belong to the field and must be seen with it.
    field?.scrollIntoView({ block: "center" });
  }, [tries]);
  return element;
}
