"use client";

import { useTranslations } from "next-intl";
import { FillJobDialog } from "@/components/jobs/owner/fill-job-dialog";
import { Button } from "@/components/ui/button";
import { formatCount } from "@/lib/language/format";

/** Offers, once somebody is accepted, to say that the job is filled: the others need not wait. */
export function FilledOffer({ job }: { job: { id: string; title: string; undecided: number } }) {
  const t = useTranslations("jobApplications");
  const tActions = useTranslations("ownJob.actions");
  const count = job.undecided;
  return (
    <section
      aria-label={tActions("fillTitle")}
      className="bg-attention-soft flex flex-wrap items-center justify-between gap-3 rounded-xl p-4"
    >
      <p className="min-w-0 flex-1 basis-60">
        {t("filledOffer", { count, shown: formatCount(count) })} <b>{tActions("fillTitle")}</b>
      </p>
      <FillJobDialog job={job} trigger={<Button className="max-sm:w-full">{tActions("fill")}</Button>} />
    </section>
  );
}
