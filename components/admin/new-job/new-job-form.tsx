"use client";

import { Send } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useForm, type Resolver } from "react-hook-form";
import { sendOnce } from "@/components/form/attempt-key";
import { useDraft } from "@/components/form/draft/use-draft";
import { FormScope } from "@/components/form/form-scope";
import { useSubmit } from "@/components/form/use-submit";
import { JobDraftOffers } from "@/components/jobs/form/job-draft-offers";
import { JOB_DRAFT } from "@/components/jobs/form/job-draft";
import { NEW_JOB, type JobFields } from "@/components/jobs/form/job-fields";
import { JobForm } from "@/components/jobs/form/job-form";
import { toCreateValues } from "@/components/jobs/form/job-form-data";
import { createResolver } from "@/components/jobs/form/job-resolver";
import { usePlaceReading } from "@/components/jobs/form/place/use-place-reading";
import { useSections } from "@/components/jobs/form/use-sections";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { showToast } from "@/components/ui/toast";
import { createJobForEmployer } from "@/lib/domains/admin/client";
import type { EmployerRefusal } from "@/lib/domains/admin/types";
import { msg } from "@/lib/platform/http/validation-message";
import { newId } from "@/lib/core/new-id";
import { href } from "@/lib/access/routes";
import { EmployerPicker, type Employer } from "./employer-picker";

export interface NewJobFormProps {
  adminId: string;
  /** Preselected, if opened from the employer's own page. */
  employer: Employer | null;
  /** The reason that the employer in the address cannot be chosen. */
  refusal: EmployerRefusal | null;
}

/** The fields of an employer's job form, and the job's employer. */
type NewJobFields = JobFields & { employerId: string };

// A missing employer is marked together with all other errors.
const resolver: Resolver<NewJobFields> = async (fields, context, options) => {
  const { errors } = await createResolver(fields, context, { ...options, names: undefined, fields: {} });
  const faults = fields.employerId ? errors : { ...errors, employerId: NO_EMPLOYER };
  return Object.keys(faults).length === 0 ? { values: fields, errors: {} } : { values: {}, errors: faults };
};
const NO_EMPLOYER = { type: "invalid", message: msg("employerRequired") };

/** 'Add Job': the employers' own form, plus a field for the employer. A failure keeps all input. */
export function NewJobForm({ adminId, employer: chosen, refusal }: NewJobFormProps) {
  const t = useTranslations("adminNewJob");
  const tForm = useTranslations("requestForm");
  const router = useRouter();
  const [employer, setEmployer] = useState(chosen);
  const [opened] = useState<NewJobFields>({ ...NEW_JOB, employerId: chosen?.id ?? "" });
  const [errors] = useState(refusal ? { employerId: { type: "refused", message: msg(refusal) } } : undefined);
  const form = useForm<NewJobFields>({ defaultValues: opened, errors, resolver, shouldFocusError: false });
  const sections = useSections("create", { withPictures: false });
  const draft = useDraft<NewJobFields>(form, {
    kind: JOB_DRAFT,
    userId: adminId,
    name: "new-job",
    saved: opened,
    mode: "offered",
    makeKey: newId,
  });
  const readPlace = usePlaceReading({ get: form.getValues, set: (place) => form.setValue("place", place) });
  const { submit, pending, unplaced } = useSubmit({
    form,
    prepare: readPlace,
    send: ({ employerId, ...fields }) => {
      const body = { employerId, ...toCreateValues(fields) };
      return sendOnce(draft, body, (key) => createJobForEmployer(body, key));
    },
    onSuccess: (job) => {
      draft.close();
      const doneText = t("doneText", { username: employer?.username ?? "" });
      showToast({ variant: "success", title: t("done"), description: doneText });
      router.push(href.adminJob(job.id));
    },
    leaves: true,
    failed: t("failed"),
    reveal: sections.reveal,
    signedOut: "tell",
  });
  const choose = (next: Employer | null) => {
    setEmployer(next);
    form.setValue("employerId", next?.id ?? "");
    if (next) form.clearErrors("employerId");
  };
  const resume = (id: string) => {
    draft.resume(id);
    // A draft has no employer: the chosen one stays.
    form.setValue("employerId", employer?.id ?? "");
  };
  return (
    <FormScope form={form} name="job">
      <JobForm
        state={sections}
        texts={{ category: { hint: t("picture") } }}
        notice={
          <>
            <JobDraftOffers
              draft={{ ...draft, resume }}
              title={tForm("draftFound", { count: draft.offered.length })}
              text={tForm("draftFoundText")}
            />
            <Card className="relative z-10">
              <EmployerPicker value={employer} onChange={choose} />
            </Card>
          </>
        }
        failure={unplaced}
        onSubmit={submit}
        actions={
          <Button type="submit" pending={pending !== null} pendingLabel={t("working")} className="sm:min-w-56">
            <StillIcon icon={Send} />
            {t("submit")}
          </Button>
        }
      />
    </FormScope>
  );
}
