import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import type { UseFormReturn } from "react-hook-form";
import { useSubmit, type SubmitOptions } from "@/components/form/use-submit";
import { useProblemText } from "@/components/shared/problem-text";
import { showToast, type ToastContent } from "@/components/ui/toast";
import type { Job } from "@/lib/domains/jobs/types";
import { ApiError, isOffline } from "@/lib/platform/http/api-error";
import { href } from "@/lib/access/routes";
import type { JobFields } from "./job-fields";
import { readLocation } from "./place/read-location";

export type JobSubmit = Pick<SubmitOptions<JobFields, JobFields, Job>, "reveal" | "send" | "onFailure"> & {
  form: UseFormReturn<JobFields>;
  /** Called when everything is on the server, before the dashboard opens. */
  onSuccess: () => void;
  /** The page to open then; the dashboard if there is none. */
  done?: string | undefined;
  successToast: (fields: JobFields, job: Job) => Omit<ToastContent, "variant">;
  /** The message if the server gives no sentence. @param status that of its answer; null if there was none. */
  failed: (status: number | null) => string;
};

/**
 * Sends an employer's job form and reports the result: success leads to the dashboard, a failure keeps all input.
 * @returns `submit`, which takes the pressed button's intent; `pending` is that intent while it runs.
 */
export function useJobSubmit({ form, onSuccess, onFailure, done, successToast, failed, ...options }: JobSubmit) {
  const router = useRouter();
  const problemText = useProblemText();
  const t = useTranslations("requestForm");
  const tErrors = useTranslations("errors");
  const { submit, pending, unplaced } = useSubmit({
    ...options,
    form,
    prepare: () => readLocation({ get: form.getValues, set: (place) => form.setValue("place", place) }),
    onFailure: (error, fields) => {
      if (error instanceof ApiError && error.code === "wording_asked") form.setValue("askedWords", error.fields);
      return onFailure?.(error, fields);
    },
    onSuccess: (job, fields) => {
      onSuccess();
      const held = job.review === "held" ? { description: t("heldText") } : {};
      showToast({ variant: "success", ...successToast(fields, job), ...held });
      router.push(done ?? href.employerDashboard());
      router.refresh();
    },
    leaves: true,
    failed: (error) => {
      const isExplained = error instanceof ApiError && error.detail !== "";
      const status = error instanceof ApiError && error.status !== 0 ? error.status : null;
      const sentence = isExplained ? problemText(error) : failed(status);
      return { title: t("error"), description: isOffline(error) ? `${sentence}. ${tErrors("offline")}` : sentence };
    },
    pictures: ({ companyLogo, previewImage, useDefaultPreviewImage }) => [
      ["companyLogo", companyLogo],
      ["previewImage", useDefaultPreviewImage ? null : previewImage],
    ],
    // The input is offered again after the login; the user decides when.
    signedOut: "tell",
  });
  return {
    submit: (intent: JobFields["intent"]) => {
      form.setValue("intent", intent);
      void submit();
    },
    pending: pending?.intent ?? null,
    failure: unplaced,
  };
}
