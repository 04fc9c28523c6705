import { useTranslations } from "next-intl";

/** The words of a voice note in a report or an appeal, in place of those about an application. Needs the texts of `report`. */
export function useRecordWords() {
  const t = useTranslations("report.record");
  return { hint: t("hint"), ready: t("ready"), blocked: t("blocked"), failed: t("failed") };
}
