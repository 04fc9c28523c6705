import { ChevronDown, CircleCheck, CirclePlus } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useTranslations } from "next-intl";
import { fieldId } from "@/components/form/form-scope";
import { Card, CardTitle } from "@/components/ui/card";
import { Progress } from "@/components/ui/progress";
import type { ProfilePart } from "@/lib/domains/profiles/options";
import { completenessOf } from "@/lib/domains/profiles/policy";
import type { WorkerProfile } from "@/lib/domains/profiles/types";
import { PROFILE_FORM } from "./profile-fields";

/** People read about this many suggestions and skip a longer list. */
const SHOWN = 3;

/** How complete the saved profile is, and which parts to add next and why, each with a link to its field. */
export function CompletenessCard({ profile }: { profile: WorkerProfile }) {
  const t = useTranslations("profile.completeness");
  const { percent, missing } = completenessOf(profile);
  const rest = missing.slice(SHOWN);
  return (
    <Card asChild className="lg:sticky lg:top-24">
      <section aria-labelledby="completeness-heading">
        <CardTitle id="completeness-heading">{t("heading")}</CardTitle>
        <Progress label={t("label")} value={percent} valueText={t("percent", { percent })} />
        {missing.length === 0 ? (
          <p className="text-success flex gap-2 font-semibold">
            <StillIcon icon={CircleCheck} className="mt-0.5 size-5 shrink-0" />
            {t("done")}
          </p>
        ) : (
          <div className="grid gap-1">
            <h3 className="text-base">{t("missing")}</h3>
            <MissingParts parts={missing.slice(0, SHOWN)} />
            {rest.length === 0 ? null : (
              <details className="group">
                <summary className="text-primary flex min-h-12 items-center gap-2 rounded-lg font-semibold [&::-webkit-details-marker]:hidden">
                  <StillIcon icon={ChevronDown} className="size-5 shrink-0 group-open:rotate-180" />
                  {t("more", { count: rest.length })}
                </summary>
                <MissingParts parts={rest} />
              </details>
            )}
          </div>
        )}
      </section>
    </Card>
  );
}

function MissingParts({ parts }: { parts: ProfilePart[] }) {
  const t = useTranslations("profile");
  return (
    <ul className="grid gap-2">
      {parts.map((part) => (
        <li key={part}>
          <a
            href={`#${fieldId(PROFILE_FORM, part)}`}
            className="hover:bg-muted flex min-h-12 items-start gap-2.5 rounded-lg py-1.5"
          >
            <StillIcon icon={CirclePlus} className="text-primary mt-0.5 size-5 shrink-0" />
            <span className="min-w-0">
              <span className="text-primary block font-semibold underline underline-offset-4">{t(`part.${part}`)}</span>
              <span className="block">{t(`reason.${part}`)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
