"use client";

import { FilePen, Send } from "lucide-react";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { createJob } from "@/lib/jobs/client";
import { jobFormInput } from "@/lib/jobs/schema";
import { newId } from "@/lib/new-id";
import { href } from "@/lib/routes";
import { DraftOffer } from "./draft-offer";
import { CREATE_SECTIONS } from "./form-sections";
import { NEW_JOB, type JobFields } from "./job-fields";
import { toCreateForm, toCreateValues } from "./job-form-data";
import { JobFormFrame } from "./job-form-frame";
import { jobResolver } from "./job-resolver";
import { draftStorageKey } from "./local-draft";
import { BenefitsSection } from "./sections/benefits-section";
import { ImagesSection } from "./sections/images-section";
import { LivingSection } from "./sections/living-section";
import { PositionSection } from "./sections/position-section";
import { ScheduleSection } from "./sections/schedule-section";
import { VerificationSection } from "./sections/verification-section";
import { useJobSubmit } from "./use-job-submit";
import { useLocalDraft } from "./use-local-draft";
import { useSections } from "./use-sections";

export type CompanyDefaults = { name: string | null; logo: string | null };

export interface RequestFormProps {
  userId: string;
  /** What the position shows while it has no name and logo of its own. */
  company: CompanyDefaults;
}

/** 'Request Domestic Service': posts a position or keeps it as a draft. */
export function RequestForm({ userId, company }: RequestFormProps) {
  const t = useTranslations("requestForm");
  const resolver = useMemo(() => jobResolver(() => jobFormInput, toCreateValues, false), []);
  const form = useForm<JobFields>({ defaultValues: NEW_JOB, resolver, shouldFocusError: false });
  const sections = useSections(CREATE_SECTIONS);
  const draft = useLocalDraft(form, {
    storageKey: draftStorageKey(userId),
    unchanged: NEW_JOB,
    makeKey: newId,
  });
  const { submit, pending, failure } = useJobSubmit({
    form,
    reveal: sections.reveal,
    // A key for each of the two: what was kept as a draft is not posted yet.
    send: (fields) => createJob(toCreateForm(fields), `${draft.key}-${fields.intent}`),
    onSuccess: draft.clear,
    successToast: ({ intent }) =>
      intent === "draft"
        ? { title: t("draftSaved"), description: t("draftSavedText") }
        : { title: t("posted"), description: t("postedText") },
    errorTitle: t("error"),
    failed: t("failed"),
  });
  return (
    <FormProvider {...form}>
      <JobFormFrame
        sections={CREATE_SECTIONS}
        state={sections}
        titles={{
          position: t("sections.position"),
          schedule: t("sections.schedule"),
          living: t("sections.living"),
          verification: t("sections.verification"),
          benefits: t("sections.benefits"),
        }}
        parts={{
          position: <PositionSection companyName={company.name} />,
          schedule: <ScheduleSection />,
          living: <LivingSection />,
          verification: <VerificationSection />,
          benefits: (
            <div className="grid gap-8">
              <BenefitsSection />
              <ImagesSection defaultLogo={company.logo && href.upload(company.logo, "small")} />
            </div>
          ),
        }}
        notice={
          draft.isOffered ? (
            <DraftOffer
              title={t("draftFound")}
              text={t("draftFoundText")}
              discard={t("draftStartNew")}
              onResume={draft.resume}
              onDiscard={draft.startNew}
            />
          ) : null
        }
        failure={failure}
        onSubmit={() => submit("publish")}
        actions={
          <>
            <Button
              type="submit"
              pending={pending === "publish"}
              pendingLabel={t("posting")}
              disabled={pending !== null}
              className="sm:min-w-56"
            >
              <Send aria-hidden />
              {t("post")}
            </Button>
            <Button
              variant="outline"
              pending={pending === "draft"}
              pendingLabel={t("savingDraft")}
              disabled={pending !== null}
              onClick={() => submit("draft")}
            >
              <FilePen aria-hidden />
              {t("saveDraft")}
            </Button>
          </>
        }
      />
    </FormProvider>
  );
}
