"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { useForm } from "react-hook-form";
import { sendOnce } from "@/components/form/attempt-key";
import { useDraft } from "@/components/form/draft/use-draft";
import { FormScope } from "@/components/form/form-scope";
import { useLateResolver } from "@/components/form/use-rules";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Spinner } from "@/components/ui/spinner";
import { showToast } from "@/components/ui/toast";
import { shareOnWhatsApp } from "@/components/jobs/share/whats-app";
import { createJob } from "@/lib/domains/jobs/posting-client";
import type { FormDraft, PostingStart } from "@/lib/domains/jobs/posting-types";
import type { Job } from "@/lib/domains/jobs/types";
import { cn } from "@/lib/core/utils";
import { PRODUCT } from "@/lib/core/product";
import { ApiError } from "@/lib/platform/http/api-error";
import { newId } from "@/lib/core/new-id";
import { href } from "@/lib/access/routes";
import { JobDraftOffers, newJobDraft } from "./job-draft";
import { toNewFields, type JobFields } from "./job-fields";
import { toCreateForm } from "./job-form-data";
import { asSteps } from "./job-values";
import { JobSteps } from "./steps/job-steps";
import { useSteps, type FormLook } from "./steps/use-steps";
import { useKeptForm } from "./use-kept-form";
import { useJobSubmit } from "./use-job-submit";
import { useSections } from "./use-sections";

export interface CreateJobFormProps {
  userId: string;
  /** Shown for a job without a name and logo of its own. */
  company: { name: string | null; logo: string | null };
  start: PostingStart;
  /** Typed earlier, on any device. */
  stored: FormDraft | null;
  /** The look that the address names. */
  asked: FormLook | null;
}

const loadLongForm = () => import("./job-form");
const JobForm = lazy(async () => ({ default: (await loadLongForm()).JobForm }));

/** Long enough to find the person to send it to. */
const SHARE_MS = 20_000;

/** 'Request Domestic Service': posts a job or saves it as a draft, in short steps or with all fields on one page. */
export function CreateJobForm({ userId, company, start, stored, asked }: CreateJobFormProps) {
  const t = useTranslations("requestForm");
  const problemText = useProblemText();
  const tActions = useTranslations("ownJob.actions");
  const [opened] = useState(() => toNewFields(start, company.name));
  const resolver = useLateResolver(async () => (await import("./job-resolver")).createResolver);
  const form = useForm<JobFields>({ defaultValues: opened, resolver, shouldFocusError: false });
  const sections = useSections("create");
  const steps = useSteps(asked);
  const isLong = steps.look === "long";
  const [kind] = useState(() => newJobDraft(start.located));
  const draft = useDraft(form, {
    kind,
    userId,
    name: "new-job",
    saved: opened,
    mode: "offered",
    // For the idempotency key, stored with the draft: a retry after a reload also posts only once.
    makeKey: newId,
  });
  const kept = useKeptForm(form, { userId, kind, opened, stored, tab: draft });
  const { submit, pending, failure } = useJobSubmit({
    form,
    reveal: (names) => {
      if (!isLong && steps.reveal(names)) return;
      if (!isLong) steps.show("long");
      sections.reveal(names);
    },
    send: async (fields) => {
      const body = toCreateForm(isLong ? fields : asSteps(fields, opened));
      const job = await sendOnce(draft, body, (key) => createJob(body, key));
      await kept.close();
      return job;
    },
    onSuccess: draft.close,
    successToast: ({ intent }, job) =>
      intent === "draft"
        ? { title: t("draftSaved"), description: t("draftSavedText") }
        : { title: t("posted"), description: t("postedText"), ...share(job) },
    failed: (status) => (status === null ? t("failed") : t("failedStatus", { status })),
  });
  /** Offers to pass on a job that others can see. */
  const share = (job: Job) =>
    job.review === "held"
      ? {}
      : {
          stays: SHARE_MS,
          action: {
            label: tActions("share"),
            onClick: () => shareOnWhatsApp(tActions("shareText", { product: PRODUCT }), href.job(job.id)),
          },
        };
  const companyTexts = company.name
    ? { hint: t("companyNameFromProfile", { name: company.name }), placeholder: company.name }
    : undefined;
  const offers = (
    <JobDraftOffers draft={kept} title={t("draftFound", { count: kept.offered.length })} text={t("draftFoundText")} />
  );
  const saveDraft = (
    <Button
      variant={isLong ? "outline" : "ghost"}
      pending={pending === "draft"}
      pendingLabel={t("savingDraft")}
      disabled={pending !== null}
      onClick={() => submit("draft")}
    >
      <Icon name="file-pen" />
      {t("saveDraft")}
    </Button>
  );
  const change = async () => {
    if (isLong) return steps.show("steps");
    try {
      await loadLongForm();
      steps.show("long");
    } catch {
      showToast({ variant: "destructive", title: problemText(new ApiError(0, {})) });
    }
  };
  const switcher = (
    <Button variant="ghost" className="justify-self-start" onClick={() => void change()}>
      <Icon name="list-checks" />
      {t(isLong ? "steps.short" : "steps.long")}
    </Button>
  );
  return (
    <FormScope form={form} name="job">
      <div className={cn(steps.isOpen && "lg:hidden")}>
        {isLong ? (
          <Suspense fallback={<Spinner />}>
            <JobForm
              state={sections}
              texts={{ company_name: companyTexts }}
              pictures={{ defaultLogo: company.logo && href.upload(company.logo, "small") }}
              notice={
                <>
                  {offers}
                  {switcher}
                </>
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
                  {saveDraft}
                </>
              }
            />
          </Suspense>
        ) : (
          <JobSteps
            state={steps}
            opened={opened}
            located={start.located}
            notice={offers}
            failure={failure}
            isPosting={pending === "publish"}
            isBusy={pending !== null}
            actions={
              <>
                {switcher}
                {saveDraft}
              </>
            }
            onPost={() => submit("publish")}
          />
        )}
      </div>
    </FormScope>
  );
}
