import { useTranslations } from "next-intl";
import { formatCount } from "@/lib/language/format";

/** How far a job is from where an applicant looks for work, which need not be home. @returns a function of the kilometres; null if unknown. */
export function useAway(): (km: number | null) => string | null {
  const t = useTranslations("jobApplications.row");
  return (km) =>
    km === null ? null : t("work", { where: km === 0 ? t("sameCity") : t("km", { km: formatCount(km) }) });
}
