import type { Translator } from "@/lib/language/i18n/translator";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { PRODUCT } from "@/lib/core/product";

/** The note that nobody pays for a job here. */
export const NeverCharges = ({ t }: { t: Translator }) => (
  <p className="bg-primary-soft text-primary-edge flex items-start gap-3 rounded-xl px-4 py-2.5 leading-snug font-medium md:order-last">
    <Pictogram name="verified" bold />
    <span className="min-w-0">{t("jobDetail.neverCharges", { product: PRODUCT })}</span>
  </p>
);
