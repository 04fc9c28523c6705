"use client";

import { Check, Send } from "lucide-react";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { updateJob, useSetJobStatus } from "@/lib/jobs/client";
import { editFormInputs } from "@/lib/jobs/schema";
import type { Job } from "@/lib/jobs/types";
import { href } from "@/lib/routes";
import { EDIT_SECTIONS } from "./form-sections";
import { toJobFields, type JobFields } from "./job-fields";
import { toJobValues, toUpdateForm } from "./job-form-data";
import { JobFormFrame } from "./job-form-frame";
import { jobResolver } from "./job-resolver";
import { BenefitsSection } from "./sections/benefits-section";
import { DetailsSection } from "./sections/details-section";
import { EditPositionSection } from "./sections/edit-position-section";
import { ImagesSection } from "./sections/images-section";
import { LivingSection } from "./sections/living-section";
import { VerificationSection } from "./sections/verification-section";
import { useJobSubmit } from "./use-job-submit";
import { useSections } from "./use-sections";

/** Changes a position of one's own; a draft may be published on the way. */
export function EditJobForm({ job }: { job: Job }) {
  const t = useTranslations("editJob");
  const tForm = useTranslations("requestForm");
  const isDraft = job.status === "draft";
  const before = useMemo(() => toJobFields(job), [job]);
  const resolver = useMemo(
    () =>
      jobResolver(
        (intent) => editFormInputs[!isDraft ? "update" : intent === "publish" ? "publish" : "keepDraft"],
        (fields) => toJobValues(fields, before.benefits),
        job.preview_image !== null,
      ),
    [isDraft, before, job.preview_image],
  );
  const form = useForm<JobFields>({ defaultValues: before, resolver, shouldFocusError: false });
  const sections = useSections(EDIT_SECTIONS);
  const { mutateAsync: setStatus } = useSetJobStatus();
  const { submit, pending } = useJobSubmit({
    form,
    reveal: sections.reveal,
    send: async (fields) => {
      await updateJob(job.id, toUpdateForm(fields, before));
      if (isDraft && fields.intent === "publish") await setStatus({ id: job.id, status: "open" });
    },
    successToast: ({ intent }) =>
      isDraft && intent === "publish"
        ? { title: t("published"), description: t("publishedText") }
        : { title: t("updated") },
    errorTitle: tForm("error"),
    failed: t("failed"),
  });
  // 'Update Job' leaves a draft a draft.
  const plain = isDraft ? "draft" : "publish";
  return (
    <FormProvider {...form}>
      <JobFormFrame
        sections={EDIT_SECTIONS}
        state={sections}
        titles={{
          position: tForm("sections.position"),
          details: t("sections.details"),
          living: tForm("sections.living"),
          verification: tForm("sections.verification"),
          benefits: tForm("sections.benefits"),
          images: t("sections.images"),
        }}
        parts={{
          position: <EditPositionSection />,
          details: <DetailsSection />,
          living: <LivingSection />,
          verification: <VerificationSection />,
          benefits: <BenefitsSection kept={before.benefits} />,
          images: (
            <ImagesSection
              currentLogo={job.company_logo && href.upload(job.company_logo)}
              currentPreview={job.preview_image && href.upload(job.preview_image)}
            />
          ),
        }}
        onSubmit={() => submit(plain)}
        actions={
          <>
            {isDraft ? (
              <Button
                pending={pending === "publish"}
                pendingLabel={t("publishing")}
                disabled={pending !== null}
                onClick={() => submit("publish")}
              >
                <Send aria-hidden />
                {t("publish")}
              </Button>
            ) : null}
            <Button
              type="submit"
              variant={isDraft ? "secondary" : "primary"}
              pending={pending === plain}
              pendingLabel={t("updating")}
              disabled={pending !== null}
              className="sm:min-w-48"
            >
              <Check aria-hidden />
              {t("update")}
            </Button>
          </>
        }
      />
    </FormProvider>
  );
}
