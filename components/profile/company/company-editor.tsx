"use client";

import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { fieldsLike, type DraftKind } from "@/components/form/draft/draft-entries";
import { RestoredNote } from "@/components/form/draft/restored-note";
import { PictureField } from "@/components/form/fields/picture-field";
import { TextField } from "@/components/form/fields/text-field";
import { FormBody, SubmitButton } from "@/components/form/form-body";
import { useCheckedForm } from "@/components/form/use-rules";
import { toFormData } from "@/components/form/form-data";
import { FormScope } from "@/components/form/form-scope";
import { FormFailure } from "@/components/shared/form-failure";
import { TypedText } from "@/components/shared/translation/typed-text";
import { ImagePreview } from "@/components/ui/image-input";
import { href } from "@/lib/access/routes";
import { recordOf } from "@/lib/core/objects";
import { saveCompany } from "@/lib/domains/profiles/client";
import { SAMPLE_LOCATIONS } from "@/lib/domains/profiles/options";
import type { EmployerMark } from "@/lib/domains/users/mark-options";
import type { EmployerProfile } from "@/lib/domains/profiles/types";
import { ProfileSection } from "../profile-section";
import { useProfileEditor } from "../use-profile-editor";
import { CompanySign, EmployerCard } from "./employer-card";

export interface CompanyEditorProps {
  initial: EmployerProfile;
  userId: string;
  mark: EmployerMark;
}

/** The form for an employer's company profile, with a preview of the workers' view. */
export function CompanyEditor({ initial, userId, mark }: CompanyEditorProps) {
  const t = useTranslations("companyProfile");
  const form = useCheckedForm<CompanyFields>(
    () => import("@/lib/domains/profiles/schema").then(({ companyProfileInput }) => companyProfileInput),
    { defaultValues: toCompanyFields(initial) },
    "raw",
  );
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
          <SubmitButton className="sm:px-10" pending={isSaving} pendingLabel={t("saving")}>
            {t("save")}
          </SubmitButton>
        </FormBody>
        <WorkerView currentLogo={logo} mark={mark} />
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

interface WorkerViewProps {
  currentLogo: string | null;
  mark: EmployerMark;
}

/** A live preview of the company as workers will see it in its jobs. */
function WorkerView({ currentLogo, mark }: WorkerViewProps) {
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
          mark={mark}
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

const TEXTS = ["companyName", "companyDescription", "location", "name", "contact"] as const;

/** The form's state: as typed, with an empty string for no answer. */
type CompanyFields = Record<(typeof TEXTS)[number], string> & {
  companyLogo: File | null;
  removeCompanyLogo: boolean;
};

/** The form's initial state. */
const toCompanyFields = (profile: EmployerProfile): CompanyFields => ({
  companyLogo: null,
  removeCompanyLogo: false,
  ...recordOf(TEXTS, (name) => profile[name] ?? ""),
});

/** The whole form as sent. */
const toCompanyForm = ({ companyLogo, removeCompanyLogo, ...texts }: CompanyFields): FormData =>
  toFormData({ ...texts, companyLogo, ...(removeCompanyLogo && !companyLogo ? { removeCompanyLogo } : {}) });

/** How the unsaved company profile is stored. */
const COMPANY_DRAFT: DraftKind<CompanyFields> = {
  picture: "companyLogo",
  read: fieldsLike({ removeCompanyLogo: false, ...recordOf(TEXTS, () => "") }),
};
