"use client";

import { Send } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useMemo, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { DraftOffer } from "@/components/jobs/form/draft-offer";
import { CREATE_SECTIONS } from "@/components/jobs/form/form-sections";
import { NEW_JOB, type JobFields } from "@/components/jobs/form/job-fields";
import { toCreateValues } from "@/components/jobs/form/job-form-data";
import { draftStorageKey } from "@/components/jobs/form/local-draft";
import { JobFormFrame } from "@/components/jobs/form/job-form-frame";
import { jobResolver } from "@/components/jobs/form/job-resolver";
import { BenefitsSection } from "@/components/jobs/form/sections/benefits-section";
import { LivingSection } from "@/components/jobs/form/sections/living-section";
import { PositionSection } from "@/components/jobs/form/sections/position-section";
import { ScheduleSection } from "@/components/jobs/form/sections/schedule-section";
import { VerificationSection } from "@/components/jobs/form/sections/verification-section";
import { useLocalDraft } from "@/components/jobs/form/use-local-draft";
import { useSections } from "@/components/jobs/form/use-sections";
import { applyServerErrors } from "@/components/shared/form-errors";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { showToast } from "@/components/ui/toast";
import { createJobForEmployer } from "@/lib/admin/client";
import type { EmployerRefusal } from "@/lib/admin/types";
import { ApiError } from "@/lib/http/api-fetch";
import { jobFormInput } from "@/lib/jobs/schema";
import { newId } from "@/lib/new-id";
import { href } from "@/lib/routes";
import { EmployerPicker, type Employer } from "./employer-picker";

export interface NewJobFormProps {
  adminId: string;
  /** Chosen in advance, from the employer's own page. */
  employer: Employer | null;
  /** Why the one whom the address names cannot be chosen. */
  refusal: EmployerRefusal | null;
}

const EMPLOYER_ID = "job-employer";

/** 'Add Job': the employers' own form, and whose position it will be. A failure keeps everything that was typed. */
export function NewJobForm({ adminId, employer: chosen, refusal }: NewJobFormProps) {
  const t = useTranslations("adminNewJob");
  const tForm = useTranslations("requestForm");
  const tValidation = useTranslations("validation");
  const problemText = useProblemText();
  const router = useRouter();
  const resolver = useMemo(() => jobResolver(() => jobFormInput, toCreateValues, false), []);
  const form = useForm<JobFields>({ defaultValues: NEW_JOB, resolver, shouldFocusError: false });
  const sections = useSections(CREATE_SECTIONS);
  const draft = useLocalDraft(form, {
    storageKey: draftStorageKey(adminId),
    unchanged: NEW_JOB,
    makeKey: newId,
  });
  const [employer, setEmployer] = useState(chosen);
  const [employerError, setEmployerError] = useState(refusal ? tValidation(refusal) : undefined);
  const [isPosting, setPosting] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const refuseEmployer = (message: string) => {
    setEmployerError(message);
    document.getElementById(EMPLOYER_ID)?.focus();
  };

  const post = async (fields: JobFields) => {
    if (!employer) return refuseEmployer(tValidation("employerRequired"));
    if (isPosting) return;
    setPosting(true);
    setFailure(null);
    try {
      const job = await createJobForEmployer(employer.id, toCreateValues(fields));
      draft.clear();
      showToast({ variant: "success", title: t("done"), description: t("doneText", { username: employer.username }) });
      router.push(href.adminJob(job.id));
    } catch (error) {
      setPosting(false);
      showToast({ variant: "destructive", title: t("failed"), description: problemText(error) });
      const hasFields = applyServerErrors(form, error);
      if (hasFields && error instanceof ApiError) sections.reveal(Object.keys(error.fields));
      const refused = error instanceof ApiError ? error.fields.employerId?.[0] : undefined;
      if (refused) refuseEmployer(refused);
      else if (!hasFields) setFailure(error);
    }
  };

  const submit = form.handleSubmit(post, (errors) => {
    // The employer stands first, so a missing one is where to begin; the other faults are marked all the same.
    sections.reveal(Object.keys(errors));
    if (!employer) refuseEmployer(tValidation("employerRequired"));
  });

  return (
    <FormProvider {...form}>
      <JobFormFrame
        sections={CREATE_SECTIONS}
        state={sections}
        titles={{
          position: tForm("sections.position"),
          schedule: tForm("sections.schedule"),
          living: tForm("sections.living"),
          verification: tForm("sections.verification"),
          benefits: tForm("sections.benefits"),
        }}
        parts={{
          position: <PositionSection companyName={null} categoryHint={t("picture")} />,
          schedule: <ScheduleSection />,
          living: <LivingSection />,
          verification: <VerificationSection />,
          benefits: <BenefitsSection />,
        }}
        notice={
          <>
            {draft.isOffered ? (
              <DraftOffer
                title={tForm("draftFound")}
                text={tForm("draftFoundText")}
                discard={tForm("draftStartNew")}
                onResume={draft.resume}
                onDiscard={draft.startNew}
              />
            ) : null}
            <Card className="relative z-10">
              <EmployerPicker
                id={EMPLOYER_ID}
                value={employer}
                onChange={(next) => {
                  setEmployer(next);
                  if (next) setEmployerError(undefined);
                }}
                error={employerError}
              />
            </Card>
          </>
        }
        failure={failure}
        onSubmit={() => void submit()}
        actions={
          <Button type="submit" pending={isPosting} pendingLabel={t("working")} className="sm:min-w-56">
            <Send aria-hidden />
            {t("submit")}
          </Button>
        }
      />
    </FormProvider>
  );
}
