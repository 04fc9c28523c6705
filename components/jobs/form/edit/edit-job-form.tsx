"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { useForm } from "react-hook-form";
import { useDraft } from "@/components/form/draft/use-draft";
import { FormScope } from "@/components/form/form-scope";
import { useLateResolver } from "@/components/form/use-rules";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { setJobStatus } from "@/lib/domains/jobs/posting-client";
import type { Job } from "@/lib/domains/jobs/types";
import { href } from "@/lib/access/routes";
import { JOB_DRAFT, JobDraftOffers } from "../job-draft";
import { toJobFields, type JobFields } from "../job-fields";
import { JobForm } from "../job-form";
import { reasonsOf } from "../job-form-data";
import { useJobSubmit } from "../use-job-submit";
import { useSections } from "../use-sections";
import { ConflictAsked, loadSaving, useJobEdit } from "./use-job-edit";

const ConflictBox = lazy(() => import("./conflict-box"));

/** Nothing was sent: the field for the reason asks for it. */
class ReasonAsked extends Error {}

export interface EditJobFormProps {
  job: Job;
  userId: string;
  /** File name of the company profile's logo, shown for a job without one of its own. */
  companyLogo: string | null;
  /** For an admin: the field for the reason, what is in it, how to ask for it, and where to go afterwards. */
  office?: { field: ReactNode; reason: string; ask: () => void; done: string };
}

/** The form to edit one's own job, or for an admin anybody's; its owner can publish a draft at the same time. */
export function EditJobForm({ job, userId, companyLogo, office }: EditJobFormProps) {
  const t = useTranslations("editJob");
  const [base, setBase] = useState(job);
  const isDraft = base.status === "draft";
  const ownLogo = base.company_logo === companyLogo ? null : base.company_logo;
  const resolver = useLateResolver(async () => {
    const [{ editResolver }] = await Promise.all([import("../job-resolver"), loadSaving()]);
    return editResolver(base);
  });
  const form = useForm<JobFields>({ defaultValues: toJobFields(base), resolver, shouldFocusError: false });
  const draft = useDraft(form, {
    kind: JOB_DRAFT,
    userId,
    name: `edit-job.${job.id}`,
    saved: toJobFields(job),
    mode: "offered",
    makeKey: () => String(job.revision),
  });
  const edit = useJobEdit({ form, base, setBase, draft, reason: office?.reason });
  const sections = useSections("edit");
  const { submit, pending, failure } = useJobSubmit({
    form,
    reveal: sections.reveal,
    send: async (fields) => {
      if (office?.reason === "") {
        office.ask();
        throw new ReasonAsked();
      }
      const saved = await edit.save(fields);
      if (office || saved.status !== "draft" || fields.intent === "draft") return saved;
      edit.settle(saved);
      const wordingReasons = reasonsOf(fields);
      return setJobStatus({ id: job.id, status: "open", ...(wordingReasons ? { wordingReasons } : {}) });
    },
    onFailure: (error) => (error instanceof ConflictAsked || error instanceof ReasonAsked ? "told" : undefined),
    onSuccess: draft.close,
    done: office?.done,
    successToast: ({ intent }) =>
      isDraft && intent === "publish"
        ? { title: t("published"), description: t("publishedText") }
        : { title: t("updated") },
    failed: () => t("failed"),
  });
  // 'Update Job' does not publish a draft.
  const plain = isDraft ? "draft" : "publish";
  return (
    <FormScope form={form} name="job">
      <JobForm
        state={sections}
        pictures={{
          currentLogo: ownLogo && href.upload(ownLogo, "small"),
          defaultLogo: companyLogo && href.upload(companyLogo, "small"),
          currentPreview: base.preview_image && href.upload(base.preview_image, "small"),
        }}
        notice={
          <>
            {office?.field}
            <JobDraftOffers
              draft={{ ...draft, resume: edit.resume }}
              title={t("draftFound")}
              text={t("draftFoundText")}
              untyped={job.title}
            />
            {edit.conflict ? (
              <Suspense>
                <ConflictBox
                  conflict={edit.conflict}
                  isBusy={pending !== null}
                  onChoose={(collision, side) => void edit.choose(collision, side)}
                  onSave={() => submit(form.getValues("intent"))}
                />
              </Suspense>
            ) : null}
          </>
        }
        failure={failure}
        onSubmit={() => submit(plain)}
        actions={
          <>
            {isDraft && !office ? (
              <Button
                pending={pending === "publish"}
                pendingLabel={t("publishing")}
                disabled={pending !== null}
                onClick={() => submit("publish")}
              >
                <Icon name="send" />
                {t("publish")}
              </Button>
            ) : null}
            <Button
              type="submit"
              variant={isDraft && !office ? "outline" : "default"}
              pending={pending === plain}
              pendingLabel={t("updating")}
              disabled={pending !== null}
              className="sm:min-w-48"
            >
              <Icon name="check" />
              {t("update")}
            </Button>
          </>
        }
      />
    </FormScope>
  );
}
