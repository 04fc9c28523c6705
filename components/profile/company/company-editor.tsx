"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useDraft } from "@/components/form/draft/use-draft";
import { PictureField } from "@/components/form/fields/picture-field";
import { TextField } from "@/components/form/fields/text-field";
import { FormBody } from "@/components/form/form-body";
import { FormScope } from "@/components/form/form-scope";
import { useSubmit } from "@/components/form/use-submit";
import { FormFailure } from "@/components/shared/form-failure";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";
import { saveCompany } from "@/lib/profiles/client";
import { SAMPLE_LOCATIONS } from "@/lib/profiles/options";
import type { EmployerProfile } from "@/lib/profiles/types";
import { href } from "@/lib/routes";
import { ProfileSection } from "../profile-section";
import { RestoredNote } from "../restored-note";
import { COMPANY_DRAFT, companyResolver, toCompanyFields, toCompanyForm, type CompanyFields } from "./company-fields";
import { WorkerView } from "./worker-view";

export interface CompanyEditorProps {
  initial: EmployerProfile;
  userId: string;
  isVerified: boolean;
}

/** The form for an employer's company profile, with a preview of the workers' view. */
export function CompanyEditor({ initial, userId, isVerified }: CompanyEditorProps) {
  const t = useTranslations("companyProfile");
  const [saved, setSaved] = useState(initial);
  const form = useForm<CompanyFields>({
    defaultValues: toCompanyFields(initial),
    resolver: companyResolver,
    shouldFocusError: false,
  });
  const draft = useDraft(form, {
    kind: COMPANY_DRAFT,
    userId,
    name: "company",
    saved: toCompanyFields(saved),
    mode: "restored",
  });
  const { submit, pending, unplaced } = useSubmit({
    form,
    send: (fields) => saveCompany(toCompanyForm(fields)),
    onSuccess: (profile) => {
      draft.settle(toCompanyFields(profile));
      setSaved(profile);
      showToast({ variant: "success", title: t("saved"), description: t("savedText") });
    },
    invalid: t("check"),
    failed: t("failed"),
    pictures: ({ companyLogo }) => [["companyLogo", companyLogo]],
  });
  const logo = saved.companyLogo && href.upload(saved.companyLogo, "small");
  return (
    <FormScope form={form} name="company">
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
        <FormBody className="grid grid-cols-1 gap-5" onSubmit={submit}>
          {draft.isRestored ? (
            <RestoredNote form="companyProfile" onDiscard={() => draft.settle(toCompanyFields(saved))} />
          ) : null}
          <ProfileSection title={t("company")} pictogram="company" tile="tile-leaf">
            <CompanyLogo currentSrc={logo} isLost={draft.isPictureLost} />
            <TextField<CompanyFields>
              name="companyName"
              label={t("companyName")}
              hint={t("companyNameHint")}
              autoComplete="organization"
            />
            <TextField<CompanyFields>
              name="location"
              label={t("location")}
              hint={t("locationHint")}
              suggestions={SAMPLE_LOCATIONS}
              autoComplete="address-level2"
            />
            <TextField<CompanyFields>
              name="companyDescription"
              label={t("description")}
              hint={t("descriptionHint")}
              lines={5}
            />
          </ProfileSection>
          <ProfileSection title={t("person")} pictogram="shift-on-call" tile="tile-lake">
            <p className="text-muted-foreground -mt-2">{t("personText")}</p>
            <TextField<CompanyFields> name="name" label={t("name")} hint={t("nameHint")} autoComplete="name" />
            <TextField<CompanyFields> name="contact" label={t("contact")} hint={t("contactHint")} autoComplete="tel" />
          </ProfileSection>
          {unplaced === null ? null : <FormFailure error={unplaced} />}
          <Button
            type="submit"
            className="sm:justify-self-start sm:px-10"
            pending={pending !== null}
            pendingLabel={t("saving")}
          >
            {t("save")}
          </Button>
        </FormBody>
        <WorkerView currentLogo={logo} isVerified={isVerified} />
      </div>
    </FormScope>
  );
}

/** @param isLost a logo chosen before a reload is lost and has to be chosen again. */
function CompanyLogo({ currentSrc, isLost }: { currentSrc: string | null; isLost: boolean }) {
  const t = useTranslations("companyProfile.logo");
  return (
    <PictureField<CompanyFields>
      name="companyLogo"
      label={t("label")}
      hint={isLost ? t("again") : t("hint")}
      texts={{ choose: t("choose"), replace: t("replace"), undo: t("undo"), alt: t("alt") }}
      currentSrc={currentSrc}
      removal={{
        name: "removeCompanyLogo",
        remove: t("remove"),
        keep: t("keep"),
        hint: isLost ? t("again") : t("removed"),
      }}
    />
  );
}
