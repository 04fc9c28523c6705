import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useFormField } from "@/components/form/fields/use-form-field";
import { Checkbox } from "@/components/ui/checkbox";
import { href } from "@/lib/access/routes";
import { PRODUCT } from "@/lib/core/product";

const POINTS = ["keep", "why", "who", "change", "board"] as const;

/**
 * A summary of the notice about the user's data, with a link to the whole, and the two boxes to tick. Its texts belong to
 * the version that `CONSENT_VERSIONS.notice` names: a change needs a new version. Needs the texts of `consent`.
 */
export function ConsentFields() {
  const t = useTranslations("consent");
  return (
    <div className="grid gap-1 sm:gap-2">
      <details className="bg-muted rounded-lg px-3.5">
        <summary className="tap flex cursor-pointer items-center py-1 font-semibold underline underline-offset-4">
          {t("notice", { product: PRODUCT })}
        </summary>
        <ul className="grid list-disc gap-2 ps-5 pb-3.5">
          {POINTS.map((point) => (
            <li key={point}>{t(point, { product: PRODUCT })}</li>
          ))}
        </ul>
        {/* In a tab of its own: the form stays as it is. */}
        <a
          href={href.notice("privacy")}
          target="_blank"
          className="text-primary inline-flex min-h-12 items-center pb-2 font-semibold underline decoration-2 underline-offset-4"
        >
          {t("whole")}
        </a>
      </details>
      <TickField name="isAdult" label={t("isAdult")} />
      <TickField name="agreed" label={t("agreed", { product: PRODUCT })} />
    </div>
  );
}

function TickField({ name, label }: { name: "isAdult" | "agreed"; label: ReactNode }) {
  const { id, value, error, registration } = useFormField(name);
  return (
    <Checkbox
      id={id}
      label={label}
      error={error}
      {...registration}
      checked={value === true}
      className="max-sm:[&>label]:py-0"
    />
  );
}
