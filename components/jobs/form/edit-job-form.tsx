"use client";

import { Check, Send } from "lucide-react";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { useSetJobStatus } from "@/lib/jobs/client";
import { editFormInputs } from "@/lib/jobs/schema";
import type { Job } from "@/lib/jobs/types";
import { href } from "@/lib/routes";
import { ConflictBox } from "./conflict-box";
import { DraftOffer } from "./draft-offer";
import { EDIT_SECTIONS } from "./form-sections";
import { toJobFields, type JobFields } from "./job-fields";
import { toJobValues, toUpdateForm } from "./job-form-data";
import { JobFormFrame } from "./job-form-frame";
import { jobResolver } from "./job-resolver";
import { draftStorageKey } from "./local-draft";
import { BenefitsSection } from "./sections/benefits-section";
import { DetailsSection } from "./sections/details-section";
import { EditPositionSection } from "./sections/edit-position-section";
import { ImagesSection } from "./sections/images-section";
import { LivingSection } from "./sections/living-section";
import { VerificationSection } from "./sections/verification-section";
import { useJobSubmit } from "./use-job-submit";
import { useLocalDraft } from "./use-local-draft";
import { useSections } from "./use-sections";
import { useVersions } from "./use-versions";

export interface EditJobFormProps {
  job: Job;
  userId: string;
  /** File name of the company profile's logo, which a position without one of its own shows. */
  companyLogo: string | null;
}

/** Changes a position of one's own; a draft may be published on the way. */
export function EditJobForm({ job, userId, companyLogo }: EditJobFormProps) {
  const t = useTranslations("editJob");
  const tForm = useTranslations("requestForm");
  const isDraft = job.status === "draft";
  const [origin, setOrigin] = useState(job);
  const before = useMemo(() => toJobFields(origin), [origin]);
  const ownLogo = origin.company_logo === companyLogo ? null : origin.company_logo;
  const resolver = useMemo(
    () =>
      jobResolver(
        (intent) => editFormInputs[!isDraft ? "update" : intent === "publish" ? "publish" : "keepDraft"],
        (fields) => toJobValues(fields, before.benefits),
        origin.preview_image !== null,
      ),
    [isDraft, before, origin.preview_image],
  );
  const form = useForm<JobFields>({ defaultValues: before, resolver, shouldFocusError: false });
  const draft = useLocalDraft(form, {
    storageKey: draftStorageKey(userId, job.id),
    unchanged: toJobFields(job),
    makeKey: () => String(job.revision),
  });
  const versions = useVersions({ form, job, origin, setOrigin, draft });
  const sections = useSections(EDIT_SECTIONS);
  const { mutateAsync: setStatus } = useSetJobStatus();
  const { submit, pending, failure } = useJobSubmit({
    form,
    reveal: sections.reveal,
    send: async (fields) => {
      await versions.save(fields, toUpdateForm(fields, before));
      if (isDraft && fields.intent === "publish") await setStatus({ id: job.id, status: "open" });
    },
    onSuccess: draft.clear,
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
              currentLogo={ownLogo && href.upload(ownLogo, "small")}
              defaultLogo={companyLogo && href.upload(companyLogo, "small")}
              currentPreview={origin.preview_image && href.upload(origin.preview_image, "small")}
            />
          ),
        }}
        notice={
          <>
            {draft.isOffered ? (
              <DraftOffer
                title={t("draftFound")}
                text={t("draftFoundText")}
                discard={t("draftDiscard")}
                onResume={versions.resume}
                onDiscard={draft.startNew}
              />
            ) : null}
            {versions.conflict ? (
              <ConflictBox
                conflict={versions.conflict}
                isBusy={pending !== null}
                onSwap={versions.swap}
                onSaveMine={() => {
                  versions.overrule();
                  submit(form.getValues("intent"));
                }}
              />
            ) : null}
          </>
        }
        failure={failure}
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
              variant={isDraft ? "outline" : "default"}
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
