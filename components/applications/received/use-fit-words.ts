import { useTranslations } from "next-intl";
import type { ReceivedApplication } from "@/lib/domains/applications/types";

/** How an applicant fits in words: "Fits 4 of 5, not: pay". @returns a function that says it; null if nothing is known. */
export function useFitWords(): (fit: ReceivedApplication["fit"]) => string | null {
  const t = useTranslations("jobApplications.row");
  const tAspect = useTranslations("options.fitAspect");
  return (fit) => {
    if (fit === null || fit.met.length + fit.missing.length === 0) return null;
    const met = String(fit.met.length);
    const all = String(fit.met.length + fit.missing.length);
    const missing = fit.missing.map((aspect) => tAspect(aspect)).join(", ");
    if (missing === "") return t("fits", { met, all });
    return t("fitsBut", { met, all, missing });
  };
}
