"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { applyServerErrors } from "@/components/shared/form-errors";
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
  /** Sends the checked form. */
  send: (fields: JobFields) => Promise<unknown>;
  onSuccess?: () => void;
  successToast: (fields: JobFields) => Pick<ToastContent, "title" | "description">;
  errorTitle: string;
  /** What failed, where the server gives no sentence. */
  failed: string;
};

/**
 * Sends either form once, however often its buttons are pressed, and says how it went: success leads to the dashboard,
 * a failure keeps everything that was typed.
 * @returns `pending`: what the running try wants; it stays so until the dashboard is there.
 */
export function useJobSubmit({ form, reveal, send, onSuccess, successToast, errorTitle, failed }: JobSubmit) {
  const router = useRouter();
  const cache = useQueryClient();
  const problemText = useProblemText();
  const tErrors = useTranslations("errors");
  // Two clicks may come before React has drawn the disabled button.
  const isRunning = useRef(false);
  const [pending, setPending] = useState<JobFields["intent"] | null>(null);

  const run = async (fields: JobFields) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(fields.intent);
    try {
      await send(fields);
    } catch (error) {
      isRunning.current = false;
      setPending(null);
      const hasFields = applyServerErrors(form, error);
      const isOffline = error instanceof ApiError && error.status === 0;
      const sentence = error instanceof ApiError && error.detail ? problemText(error) : failed;
      const description = isOffline ? `${sentence}. ${tErrors("offline")}` : sentence;
      showToast({ variant: "destructive", title: errorTitle, description });
      if (hasFields && error instanceof ApiError) reveal(Object.keys(error.fields));
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
  return { submit, pending };
}
