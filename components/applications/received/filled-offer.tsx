"use client";

import { useTranslations } from "next-intl";
import { FillJobDialog } from "@/components/jobs/owner/fill-job-dialog";
import { Button } from "@/components/ui/button";
import { formatCount } from "@/lib/language/format";

type Props = { job: { id: string; title: string; undecided: number; hired: number; people: number } };

/**
 * After an acceptance: how many are hired, whether more are looked for, and a way to say that the job is filled, so that the others
 * need not wait (the button has their number). With everybody hired that is the main thing to do.
 */
export function FilledOffer({ job }: Props) {
  const t = useTranslations("jobApplications");
  const tJob = useTranslations("ownJob");
  const { undecided: count, hired, people } = job;
  const isFull = hired >= people;
  return (
    <section
      aria-label={tJob("actions.fillTitle")}
      className="bg-attention-soft flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-xl px-4 py-3"
    >
      <p className="min-w-0 flex-1 basis-60">
        <b>{tJob("hired", { hired: formatCount(hired), people: formatCount(people) })}.</b> {t("stillLooking")}
      </p>
      <FillJobDialog
        job={job}
        trigger={
          <Button variant={isFull ? "default" : "outline"} className="max-sm:w-full">
            {count > 0 ? t("fillKindly", { shown: formatCount(count) }) : tJob("actions.fill")}
          </Button>
        }
      />
    </section>
  );
}
