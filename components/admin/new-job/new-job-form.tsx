"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useForm, type Resolver } from "react-hook-form";
import { sendOnce } from "@/components/form/attempt-key";
import { useDraft } from "@/components/form/draft/use-draft";
import { useFieldError } from "@/components/form/fields/use-form-field";
import { FormScope, useFieldId } from "@/components/form/form-scope";
import { useLateResolver } from "@/components/form/use-rules";
import { useSubmit } from "@/components/form/use-submit";
import { JOB_DRAFT, JobDraftOffers } from "@/components/jobs/form/job-draft";
import { NEW_JOB, type JobFields } from "@/components/jobs/form/job-fields";
import { JobForm } from "@/components/jobs/form/job-form";
import { toCreateValues } from "@/components/jobs/form/job-form-data";
import { readLocation } from "@/components/jobs/form/place/read-location";
import { useSections } from "@/components/jobs/form/use-sections";
import { useSettled } from "@/components/shared/use-settled";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Combobox } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast";
import { href } from "@/lib/access/routes";
import { newId } from "@/lib/core/new-id";
import { cn } from "@/lib/core/utils";
import { createJobForEmployer, useEmployerSearch } from "@/lib/domains/admin/client";
import type { EmployerRefusal } from "@/lib/domains/admin/types";
import { formatCount } from "@/lib/language/format";
import { msg } from "@/lib/platform/http/validation-message";

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
const loadResolver = async (): Promise<Resolver<NewJobFields>> => {
  const { createResolver } = await import("@/components/jobs/form/job-resolver");
  return async (fields, context, options) => {
    const { errors } = await createResolver(fields, context, { ...options, names: undefined, fields: {} });
    const faults = fields.employerId ? errors : { ...errors, employerId: NO_EMPLOYER };
    return Object.keys(faults).length === 0 ? { values: fields, errors: {} } : { values: {}, errors: faults };
  };
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
  const resolver = useLateResolver(loadResolver);
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
  const { submit, pending, unplaced } = useSubmit({
    form,
    prepare: () => readLocation({ get: form.getValues, set: (place) => form.setValue("place", place) }),
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
            <Icon name="send" />
            {t("submit")}
          </Button>
        }
      />
    </FormScope>
  );
}

type Employer = { id: string; username: string };

interface EmployerPickerProps {
  value: Employer | null;
  onChange: (employer: Employer | null) => void;
}

const SETTLE_MS = 250;

/** Picks the job's employer, the form's `employerId`, by part of the username (a combobox as in the ARIA guide). */
function EmployerPicker({ value, onChange }: EmployerPickerProps) {
  const t = useTranslations("adminNewJob.employer");
  const tRole = useTranslations("options.role");
  const id = useFieldId()("employerId");
  const error = useFieldError("employerId");
  const [text, setText] = useState(value?.username ?? "");
  const [isOpen, setOpen] = useState(false);
  // A username picked from the list is not a search: opening the list again shows other employers too. Typed text is.
  const [isPicked, setPicked] = useState(value !== null);
  const search = useSettled(isPicked ? "" : text.trim(), SETTLE_MS);
  const found = useEmployerSearch(search, isOpen);
  const options = found.data ?? [];
  const status = found.isError
    ? t("failed")
    : found.isPending
      ? t("searching")
      : options.length > 0
        ? t("count", { count: options.length, shown: formatCount(options.length) })
        : t("none");

  const choose = (employerId: string) => {
    const employer = options.find((option) => option.id === employerId);
    if (!employer) return;
    onChange({ id: employer.id, username: employer.username });
    setText(employer.username);
    setPicked(true);
  };
  const type = (typed: string) => {
    setText(typed);
    setPicked(false);
    const exact = options.find(({ username }) => username.toLowerCase() === typed.trim().toLowerCase());
    onChange(exact ? { id: exact.id, username: exact.username } : null);
  };

  return (
    <Field id={id} label={t("label")} hint={t("hint")} error={error} required className="relative">
      <Combobox
        options={options.map((option) => ({
          id: option.id,
          label: option.username,
          detail: tRole(option.role),
        }))}
        listLabel={t("found")}
        status={status}
        showsStatus
        opensOnFocus={value === null}
        onOpenChange={setOpen}
        isBusy={found.isFetching}
        onChoose={choose}
        icon={<Icon name="building-2" className="text-muted-foreground absolute inset-y-0 start-3.5 my-auto size-5" />}
        autoCapitalize="none"
        maxLength={200}
        value={text}
        onChange={(event) => type(event.target.value)}
        className={cn(value && "font-semibold")}
      />
    </Field>
  );
}
