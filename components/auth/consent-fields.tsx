"use client";

import { useTranslations } from "next-intl";
import { TickField } from "@/components/form/fields/tick-field";
import { PRODUCT } from "@/lib/product";

type Fields = { isAdult: boolean; agreed: boolean };

const POINTS = ["keep", "why", "who", "change", "board"] as const;

/**
 * The notice about the user's data, and the two boxes to tick. Its texts are what `CONSENT_VERSIONS.notice` names: a
 * change of meaning needs a new version. Needs the texts of `consent`.
 */
export function ConsentFields() {
  const t = useTranslations("consent");
  return (
    <div className="grid gap-2">
      <details className="bg-muted rounded-lg px-3.5">
        <summary className="tap flex cursor-pointer items-center py-3 font-semibold underline underline-offset-4">
          {t("notice", { product: PRODUCT })}
        </summary>
        <ul className="grid list-disc gap-2 ps-5 pb-3.5">
          {POINTS.map((point) => (
            <li key={point}>{t(point, { product: PRODUCT })}</li>
          ))}
        </ul>
      </details>
      <TickField<Fields> name="isAdult" label={t("isAdult")} />
      <TickField<Fields> name="agreed" label={t("agreed", { product: PRODUCT })} />
    </div>
  );
}
