import { useTranslations } from "next-intl";
import type { ReceivedApplication } from "@/lib/domains/applications/types";

type Fit = ReceivedApplication["fit"];

/** How an applicant fits in words: "Fits 4 of 5, not: pay". @returns a function that says it; null if nothing is known. */
export function useFitWords(): (fit: Fit) => string | null {
  const t = useTranslations("jobApplications.row");
  const partsOf = useFitParts();
  return (fit) => {
    const { counts, missing } = partsOf(fit);
    if (counts === null) return null;
    return missing === null ? t("fits", counts) : t("fitsBut", { ...counts, missing });
  };
}

/** The parts of it: how many of how many fit, and the names of those that do not; null if nothing is known. */
export function useFitParts() {
  const tAspect = useTranslations("options.fitAspect");
  return (fit: Fit) => {
    const all = fit === null ? 0 : fit.met.length + fit.missing.length;
    if (fit === null || all === 0) return { counts: null, missing: null };
    return {
      counts: { met: String(fit.met.length), all: String(all) },
      missing: fit.missing.map((aspect) => tAspect(aspect)).join(", ") || null,
    };
  };
}
