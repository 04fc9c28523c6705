"use client";

import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { useProblemText } from "@/components/shared/problem-text";
import { aloneMask, smallMask } from "@/components/shared/pictograms/mask";
import { buttonVariants } from "@/components/ui/button-variants";
import { showToast } from "@/components/ui/toast";
import { cn } from "@/lib/utils";
import { saveJob } from "@/lib/jobs/client";
import type { JobCard } from "@/lib/jobs/types";
import { markOf, onMark, setMark } from "./saved-marks";

type Props = { job: Pick<JobCard, "id" | "saved">; className?: string };

/** The job's mark, and the function that changes it; the screen does not wait for the server. */
function useMark({ id, saved = false }: Props["job"]) {
  const t = useTranslations("jobs.save");
  const problemText = useProblemText();
  const isSaved = useSyncExternalStore(
    onMark,
    () => markOf(id) ?? saved,
    () => saved,
  );
  const toggle = () => {
    setMark(id, !isSaved);
    saveJob(id, !isSaved).catch((error: unknown) => {
      setMark(id, isSaved);
      showToast({ variant: "destructive", title: t("failed"), description: problemText(error) });
    });
  };
  return { isSaved, toggle };
}

/** The heart on a job's card: keeps the job for later. */
export function SaveHeart({ job, className }: Props) {
  const t = useTranslations("jobs.save");
  const { isSaved, toggle } = useMark(job);
  return (
    <button
      type="button"
      aria-label={t("save")}
      aria-pressed={isSaved}
      aria-describedby={`job-${job.id}`}
      onClick={toggle}
      className={cn(
        aloneMask(isSaved ? "heart-full" : "heart"),
        "border-input bg-card text-primary hover:bg-muted aria-pressed:text-destructive absolute size-12 border",
        className,
      )}
    />
  );
}

/** The same with words, on the job's page. */
export function SaveButton({ job, className }: Props) {
  const t = useTranslations("jobs.save");
  const { isSaved, toggle } = useMark(job);
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      onClick={toggle}
      className={cn(
        buttonVariants({ variant: "outline" }),
        smallMask(isSaved ? "heart-full" : "heart"),
        "aria-pressed:before:text-destructive px-3",
        className,
      )}
    >
      {t(isSaved ? "saved" : "save")}
    </button>
  );
}
