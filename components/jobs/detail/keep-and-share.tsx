import { useLocale, useTranslations } from "next-intl";
import { useJobWords } from "@/components/jobs/heading/job-words";
import { SaveButton } from "@/components/jobs/save/save-button";
import { ShareButton } from "@/components/jobs/share/share-button";
import { buttonVariants } from "@/components/ui/button-variants";
import { formatSalary } from "@/lib/format";
import type { Job } from "@/lib/jobs/types";
import { PRODUCT } from "@/lib/product";
import { href } from "@/lib/routes";

/** Keeps the job for later, or passes it on. */
export function KeepAndShare({ job }: { job: Job }) {
  const t = useTranslations("jobs.share");
  const tSave = useTranslations("jobs.save");
  const { heading } = useJobWords(job);
  const salary = formatSalary(job.salaryMin, job.salaryMax);
  const lines = [heading.full, salary && t("pay", { salary }), t("look", { product: PRODUCT })];
  return (
    <div className="flex flex-wrap gap-2">
      <SaveButton
        // Nothing else of the job: what a client component gets is sent twice.
        id={job.id}
        saved={job.saved ?? false}
        texts={{ save: tSave("save"), saved: tSave("saved"), failed: tSave("failed") }}
        look={buttonVariants({ variant: "outline", className: "flex-auto justify-center px-3" })}
      />
      <ShareButton
        text={lines.filter((line) => line !== null).join("\n")}
        path={href.sharedJob(job.id, useLocale())}
        texts={{
          share: t("share"),
          whatsApp: t("whatsApp"),
          copy: t("copy"),
          copied: t("copied"),
          failed: t("failed"),
        }}
        look={buttonVariants({ variant: "outline", className: "flex-auto px-3" })}
      />
    </div>
  );
}
