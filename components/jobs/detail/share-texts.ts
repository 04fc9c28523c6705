import { jobWords } from "@/components/jobs/heading/job-words";
import { PRODUCT } from "@/lib/core/product";
import { formatSalary } from "@/lib/language/format";
import type { Language } from "@/lib/language/i18n/languages";
import type { Translator } from "@/lib/language/i18n/translator";
import type { Job } from "@/lib/domains/jobs/types";
import { href } from "@/lib/access/routes";
import { whatsAppTo } from "../share/whats-app";
import type { ShareTexts } from "./keep-and-share";

/** The words for keeping a job and for passing it on. @param origin of our addresses. */
export function shareTexts(
  job: Job,
  t: Translator,
  { language, origin }: { language: Language; origin: string },
): ShareTexts {
  const salary = formatSalary(job.salaryMin, job.salaryMax);
  const path = href.sharedJob(job.id, language);
  const lines = [
    jobWords(job, t).heading.full,
    salary && t("jobs.share.pay", { salary }),
    t("jobs.share.look", { product: PRODUCT }),
  ];
  const message = lines.filter((line) => line !== null).join("\n");
  return {
    path,
    message,
    whatsAppHref: whatsAppTo(`${message}\n${origin}${path}`),
    save: t("jobs.save.save"),
    saved: t("jobs.save.saved"),
    share: t("jobs.share.share"),
    whatsApp: t("jobs.share.whatsApp"),
    copy: t("jobs.share.copy"),
    copied: t("jobs.share.copied"),
    failed: t("jobs.share.failed"),
  };
}
