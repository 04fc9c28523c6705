"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { EditJobForm } from "@/components/jobs/form/edit/edit-job-form";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { href } from "@/lib/access/routes";
import { OFFICE_REASON_MAX } from "@/lib/domains/jobs/options";
import type { Job } from "@/lib/domains/jobs/types";

/** The form of a job for an admin, who says why first. */
export function EditJob({ job, adminId }: { job: Job; adminId: string }) {
  const t = useTranslations("adminJob.act");
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const field = (
    <Field
      label={t("reason")}
      hint={t("reasonHint")}
      error={isMissing && reason.trim() === "" ? t("reasonMissing") : null}
      required
    >
      <Textarea
        ref={input}
        name="reason"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        maxLength={OFFICE_REASON_MAX}
        rows={2}
        dir="auto"
      />
    </Field>
  );
  const ask = () => {
    setMissing(true);
    input.current?.focus();
  };
  const office = { field, reason: reason.trim(), ask, done: href.adminJob(job.id) };
  return <EditJobForm job={job} userId={adminId} companyLogo={null} office={office} />;
}
