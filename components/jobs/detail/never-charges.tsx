import { useTranslations } from "next-intl";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { PRODUCT } from "@/lib/product";

/** The note that nobody pays for a job here. */
export function NeverCharges() {
  const t = useTranslations("jobDetail");
  return (
    <p className="bg-primary-soft text-primary-edge flex items-start gap-3 rounded-xl p-4 font-medium md:order-last">
      <Pictogram name="verified" bold />
      <span className="min-w-0">{t("neverCharges", { product: PRODUCT })}</span>
    </p>
  );
}
