import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AppLink } from "@/components/shared/app-link";
import { PRODUCT } from "@/lib/core/product";
import { href } from "@/lib/access/routes";

// India's helpline against fraud (Ministry of Home Affairs).
const FRAUD_HELPLINE = "1930";

/** The worker's obligations, and the promises made to them. */
export function Terms() {
  const t = useTranslations("finish");
  const tNotices = useTranslations("notices");
  const call = (number: ReactNode) => (
    <a href={`tel:${FRAUD_HELPLINE}`} className="text-primary inline-block font-bold underline underline-offset-4">
      {number}
    </a>
  );
  return (
    <section aria-labelledby="terms" className="grid gap-3">
      <h2 id="terms" className="text-xl">
        {t("terms")}
      </h2>
      <ol className="marker:text-primary grid list-decimal gap-3 ps-6 marker:font-bold">
        <li>{t("truth")}</li>
        <li>{t("seen")}</li>
        <li>{t.rich("neverPay", { product: PRODUCT, call })}</li>
      </ol>
      <AppLink
        href={href.notice("terms")}
        target="_blank"
        className="text-primary inline-flex min-h-12 items-center justify-self-start font-semibold underline decoration-2 underline-offset-4"
      >
        {tNotices("allRules")}
      </AppLink>
    </section>
  );
}
