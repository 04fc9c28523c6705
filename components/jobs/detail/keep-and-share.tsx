import { Copy, MessageCircle, Share2 } from "lucide-react";
import type { ReactNode } from "react";
import { jobWords } from "@/components/jobs/heading/job-words";
import type { Translator } from "@/components/jobs/heading/compose-heading";
import { smallMask } from "@/components/shared/pictograms/mask";
import { buttonVariants } from "@/components/ui/button-variants";
import { StillIcon } from "@/components/ui/still-icon";
import { formatSalary } from "@/lib/language/format";
import type { Job } from "@/lib/domains/jobs/types";
import { PRODUCT } from "@/lib/core/product";
import { href } from "@/lib/access/routes";
import { whatsAppTo } from "../share/whats-app";
import type { DetailProps } from "./detail-props";

const LOOK = buttonVariants({ variant: "outline", className: "flex-auto px-3" });

/**
 * Keeps the job for later, or passes it on: by the phone's share sheet or else one of two ways, which are hidden until then
 * (share-job.ts).
 */
export function KeepAndShare({ job, t, reader, origin, heart }: DetailProps & { origin: string; heart: ReactNode }) {
  const salary = formatSalary(job.salaryMin, job.salaryMax);
  const path = href.sharedJob(job.id, reader.language);
  const text = [
    jobWords(job, t).heading.full,
    salary && t("jobs.share.pay", { salary }),
    t("jobs.share.look", { product: PRODUCT }),
  ]
    .filter((line) => line !== null)
    .join("\n");
  return (
    <div
      data-path={path}
      data-text={text}
      data-copied={t("jobs.share.copied")}
      data-failed={t("jobs.share.failed")}
      className="flex flex-wrap gap-2"
    >
      {heart}
      <button type="button" data-share className={LOOK}>
        <StillIcon icon={Share2} />
        {t("jobs.share.share")}
      </button>
      <div hidden role="group" aria-label={t("jobs.share.share")} className="flex w-full flex-wrap gap-2">
        <a href={whatsAppTo(`${text}\n${origin}${path}`)} target="_blank" rel="noreferrer" className={LOOK}>
          <StillIcon icon={MessageCircle} />
          {t("jobs.share.whatsApp")}
        </a>
        <button type="button" data-copy className={LOOK}>
          <StillIcon icon={Copy} />
          {t("jobs.share.copy")}
        </button>
      </div>
    </div>
  );
}

/** The heart with its words, which say whether the job is kept. */
export const HeartButton = ({ job, t }: { job: Pick<Job, "id" | "saved">; t: Translator }) => (
  <button
    type="button"
    data-save={job.id}
    aria-pressed={job.saved ?? false}
    className={`${LOOK} group justify-center ${smallMask(job.saved ? "heart-full" : "heart")} aria-pressed:before:text-destructive`}
  >
    <span className="group-aria-pressed:hidden">{t("jobs.save.save")}</span>
    <span className="not-group-aria-pressed:hidden">{t("jobs.save.saved")}</span>
  </button>
);
