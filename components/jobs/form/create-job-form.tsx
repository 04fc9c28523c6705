"use client";

import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { sendOnce } from "@/components/form/attempt-key";
import { useDraft } from "@/components/form/draft/use-draft";
import { FormScope } from "@/components/form/form-scope";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { createJob } from "@/lib/domains/jobs/client";
import { newId } from "@/lib/core/new-id";
import { href } from "@/lib/access/routes";
import { JOB_DRAFT, JobDraftOffers } from "./job-draft";
import { NEW_JOB, type JobFields } from "./job-fields";
import { JobForm } from "./job-form";
import { toCreateForm } from "./job-form-data";
import { createResolver } from "./job-resolver";
import { useJobSubmit } from "./use-job-submit";
import { useSections } from "./use-sections";

export interface CreateJobFormProps {
  userId: string;
  /** Shown for a job without a name and logo of its own. */
  company: { name: string | null; logo: string | null };
}

/** 'Request Domestic Service': posts a job or saves it as a draft. */
export function CreateJobForm({ userId, company }: CreateJobFormProps) {
  const t = useTranslations("requestForm");
  const form = useForm<JobFields>({ defaultValues: NEW_JOB, resolver: createResolver, shouldFocusError: false });
  const sections = useSections("create");
  const draft = useDraft(form, {
    kind: JOB_DRAFT,
    userId,
    name: "new-job",
    saved: NEW_JOB,
    mode: "offered",
    // For the idempotency key, stored with the draft: a retry after a reload also posts only once.
    makeKey: newId,
  });
  const { submit, pending, failure } = useJobSubmit({
    form,
    reveal: sections.reveal,
    send: (fields) => {
      const body = toCreateForm(fields);
      return sendOnce(draft, body, (key) => createJob(body, key));
    },
    onSuccess: draft.close,
    successToast: ({ intent }) =>
      intent === "draft"
        ? { title: t("draftSaved"), description: t("draftSavedText") }
        : { title: t("posted"), description: t("postedText") },
    failed: t("failed"),
  });
  const companyTexts = company.name
    ? { hint: t("companyNameFromProfile", { name: company.name }), placeholder: company.name }
    : undefined;
  return (
    <FormScope form={form} name="job">
      <JobForm
        state={sections}
        texts={{ company_name: companyTexts }}
        pictures={{ defaultLogo: company.logo && href.upload(company.logo, "small") }}
        notice={
          <JobDraftOffers
            draft={draft}
            title={t("draftFound", { count: draft.offered.length })}
            text={t("draftFoundText")}
          />
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
              <Icon name="send" />
              {t("post")}
            </Button>
            <Button
              variant="outline"
              pending={pending === "draft"}
              pendingLabel={t("savingDraft")}
              disabled={pending !== null}
              onClick={() => submit("draft")}
            >
              <Icon name="file-pen" />
              {t("saveDraft")}
            </Button>
          </>
        }
      />
    </FormScope>
  );
}
