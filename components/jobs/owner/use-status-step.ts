import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useProblemText } from "@/components/shared/problem-text";
import { useRefresh } from "@/components/shared/refresh-scope";
import { showToast } from "@/components/ui/toast";
import { ApiError } from "@/lib/platform/http/api-error";
import { useSetJobStatus } from "@/lib/domains/jobs/client";
import type { JobStatus } from "@/lib/domains/jobs/options";
import { href } from "@/lib/access/routes";

/** Each status's next change (lib/domains/jobs/policy.ts). */
const STEP = {
  draft: { name: "publish", to: "open" },
  open: { name: "close", to: "closed" },
  closed: { name: "reopen", to: "open" },
} as const satisfies Record<JobStatus, { name: string; to: JobStatus }>;

/** Publishes, closes or reopens a job and reports the result; an incomplete draft opens its form. */
export function useStatusStep(job: { id: string; status: JobStatus }) {
  const t = useTranslations("ownJob.actions");
  const tForm = useTranslations("requestForm");
  const router = useRouter();
  const refresh = useRefresh();
  const problemText = useProblemText();
  const mutation = useSetJobStatus();
  const { name, to } = STEP[job.status];
  const run = () =>
    mutation.mutate(
      { id: job.id, status: to },
      {
        onSuccess: ({ review }) => {
          const description = review === "held" ? tForm("heldText") : t(`${name}DoneText`);
          showToast({ variant: "success", title: t(`${name}Done`), description });
          refresh();
        },
        onError: (error) => {
          const isIncomplete = error instanceof ApiError && ["job_incomplete", "wording_asked"].includes(error.code);
          showToast({
            variant: "destructive",
            title: t(`${name}Failed`),
            description: problemText(error),
            ...(isIncomplete ? { action: { label: t("edit"), onClick: () => router.push(href.editJob(job.id)) } } : {}),
          });
          if (error instanceof ApiError && error.code === "job_status_step") refresh();
        },
      },
    );
  return { name, run, isPending: mutation.isPending };
}
