"use client";

import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { PictureField } from "@/components/form/fields/picture-field";
import { TextField } from "@/components/form/fields/text-field";
import { RestoredNote } from "@/components/form/draft/restored-note";
import { FormBody } from "@/components/form/form-body";
import { FormScope } from "@/components/form/form-scope";
import { FormFailure } from "@/components/shared/form-failure";
import { Button } from "@/components/ui/button";
import { saveCompany } from "@/lib/domains/profiles/client";
import { SAMPLE_LOCATIONS } from "@/lib/domains/profiles/options";
import type { EmployerProfile } from "@/lib/domains/profiles/types";
import { href } from "@/lib/access/routes";
import { ProfileSection } from "../profile-section";
import { useProfileEditor } from "../use-profile-editor";
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
  const form = useForm<CompanyFields>({
    defaultValues: toCompanyFields(initial),
    resolver: companyResolver,
    shouldFocusError: false,
  });
  const { saved, submit, isSaving, unplaced, isRestored, isPictureLost, discard } = useProfileEditor(form, {
    initial,
    toFields: toCompanyFields,
    send: (fields) => saveCompany(toCompanyForm(fields)),
    draft: { kind: COMPANY_DRAFT, userId, name: "company" },
    pictures: ({ companyLogo }) => [["companyLogo", companyLogo]],
    texts: "companyProfile",
  });
  const logo = saved.companyLogo && href.upload(saved.companyLogo, "small");
  return (
    <FormScope form={form} name="company">
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
        <FormBody className="grid grid-cols-1 gap-5" onSubmit={submit}>
          {isRestored ? <RestoredNote text={t("draft.text")} discard={t("draft.discard")} onDiscard={discard} /> : null}
          <ProfileSection title={t("company")} pictogram="company" tile="tile-leaf">
            <CompanyLogo currentSrc={logo} isLost={isPictureLost} />
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
            pending={isSaving}
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
