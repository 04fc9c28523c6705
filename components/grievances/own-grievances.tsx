import { useTranslations, useLocale } from "next-intl";
import { AccountSection } from "@/components/account/account-section";
import { AppLink } from "@/components/shared/app-link";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import type { Grievance } from "@/lib/domains/grievances/types";
import { href } from "@/lib/access/routes";
import { formatDate } from "@/lib/language/format";

/** The account's section with the user's grievances and their answers. */
export function OwnGrievances({ grievances }: { grievances: readonly Grievance[] }) {
  const t = useTranslations("grievance");
  return (
    <AccountSection title={t("own")} intro={t("ownIntro")}>
      {grievances.length > 0 ? (
        <ul className="divide-border grid grid-cols-1 divide-y">
          {grievances.map((grievance) => (
            <li key={grievance.id} className="py-4 first:pt-0">
              <GrievanceItem grievance={grievance} />
            </li>
          ))}
        </ul>
      ) : null}
      <AppLink href={href.grievance()} className={buttonVariants({ variant: "outline", className: "sm:self-start" })}>
        {t("form")}
      </AppLink>
    </AccountSection>
  );
}

/** A grievance with its number, subject, state, text and answer. */
function GrievanceItem({ grievance }: { grievance: Grievance }) {
  const t = useTranslations("grievance");
  const tKind = useTranslations("options.grievanceKind");
  const language = useLocale();
  const { number, kind, text, createdAt, state, answer, answeredAt } = grievance;
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b translate="no">{number}</b>
        <Badge variant={state === "answered" ? "success" : "attention"}>{t(state)}</Badge>
        <span className="text-muted-foreground">{formatDate(createdAt, language)}</span>
      </p>
      <p className="text-muted-foreground">{tKind(kind)}</p>
      {text === "" ? null : (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      )}
      {answer !== null && answeredAt !== null ? (
        <div className="border-primary grid grid-cols-1 gap-1 border-s-4 ps-3">
          <p className="font-semibold">
            {t("answer")} · {formatDate(answeredAt, language)}
          </p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {answer}
          </p>
        </div>
      ) : null}
    </div>
  );
}
