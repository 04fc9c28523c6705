"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { applyServerErrors } from "@/components/shared/form-errors";
import { faultyPictures, isPictureProblem } from "@/components/shared/picture-check";
import { useProblemText } from "@/components/shared/problem-text";
import { showToast, type ToastContent } from "@/components/ui/toast";
import { ApiError } from "@/lib/http/api-fetch";
import { jobKeys } from "@/lib/jobs/client";
import { href } from "@/lib/routes";
import type { JobFields } from "./job-fields";

export type JobSubmit = {
  form: UseFormReturn<JobFields>;
  /** Takes the person to the first of these fields. */
  reveal: (names: readonly string[]) => void;
  /** Sends the checked form. @throws AlreadyTold where the person has been told what is wrong. */
  send: (fields: JobFields) => Promise<unknown>;
  onSuccess?: () => void;
  successToast: (fields: JobFields) => Pick<ToastContent, "title" | "description">;
  errorTitle: string;
  /** What failed, where the server gives no sentence. */
  failed: string;
};

/** A failure that the form itself shows, and shows better than a toast. */
export class AlreadyTold extends Error {}

/**
 * Sends either form once, however often its buttons are pressed, and says how it went: success leads to the dashboard,
 * a failure keeps everything that was typed.
 * @returns `pending`: what the running try wants; it stays so until the dashboard is there. `failure`: why the last try
 * failed where no field is to blame.
 */
export function useJobSubmit({ form, reveal, send, onSuccess, successToast, ...texts }: JobSubmit) {
  const router = useRouter();
  const cache = useQueryClient();
  const problemText = useProblemText();
  const tErrors = useTranslations("errors");
  // Two clicks may come before React has drawn the disabled button.
  const isRunning = useRef(false);
  const [pending, setPending] = useState<JobFields["intent"] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  const tell = async (error: unknown, fields: JobFields) => {
    const hasFields = applyServerErrors(form, error);
    const pictures = await refusedPictures(error, fields);
    for (const name of pictures) form.setError(name, { type: "server", message: (error as ApiError).detail });
    const isOffline = error instanceof ApiError && error.status === 0;
    const sentence = error instanceof ApiError && error.detail ? problemText(error) : texts.failed;
    const description = isOffline ? `${sentence}. ${tErrors("offline")}` : sentence;
    showToast({ variant: "destructive", title: texts.errorTitle, description });
    if (hasFields || pictures.length > 0) reveal([...Object.keys((error as ApiError).fields), ...pictures]);
    else setFailure(error);
  };

  const run = async (fields: JobFields) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(fields.intent);
    setFailure(null);
    try {
      await send(fields);
    } catch (error) {
      isRunning.current = false;
      setPending(null);
      if (!(error instanceof AlreadyTold)) await tell(error, fields);
      return;
    }
    onSuccess?.();
    void cache.invalidateQueries({ queryKey: jobKeys.all });
    showToast({ variant: "success", ...successToast(fields) });
    router.push(href.employerDashboard());
    router.refresh();
  };

  const submit = (intent: JobFields["intent"]) => {
    form.setValue("intent", intent);
    void form.handleSubmit(run, (errors) => reveal(Object.keys(errors)))();
  };
  return { submit, pending, failure };
}

/** The pictures that the server could not take: it names no field for them. */
async function refusedPictures(error: unknown, fields: JobFields): Promise<("companyLogo" | "previewImage")[]> {
  if (!(error instanceof ApiError) || !isPictureProblem(error.code)) return [];
  const { companyLogo, previewImage, useDefaultPreviewImage } = fields;
  return faultyPictures([
    ...(companyLogo ? [["companyLogo", companyLogo] as const] : []),
    ...(previewImage && !useDefaultPreviewImage ? [["previewImage", previewImage] as const] : []),
  ]);
}
